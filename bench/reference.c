/*
 * The kernel's algorithm in plain C, the yardstick of `npm run bench`: the same streams of random numbers, drawn a
 * burst at a time, the same branch-free steps and the same bookkeeping as src/model, so that both end in the same
 * state. Distinct probes, empty start. Whatever makes C faster here is welcome: it is to be what a processor can do.
 *
 *   cc -O3 -o reference bench/reference.c
 *   ./reference <seed> <servers> <choices, comma-separated> <arrival rate> <events> <live: 0 or 1>
 *
 * Runs that many events twice and prints the processor time that the second half took, in seconds, then for each
 * system a line: customers who came, customers who left, and a hash of the queue lengths.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BURST = 256, MOST_SYSTEMS = 4, MOST_CHOICES = 100, PARTS = 256, MANY_SERVERS = 200000 };
enum { KINDS = 0, CLOCK = 1, PROBES = 3 };

typedef struct {
  uint32_t s0, s1, s2, s3;
} stream;

typedef struct {
  double moments, fallen, risen, at_start;
} level;

typedef struct {
  int choices;
  int32_t *lengths;
  level *levels;
  int32_t level_count;
} queues;

static uint32_t seed, servers;
static int width, system_count, live;
static uint32_t arrival_bits;
static queues systems[MOST_SYSTEMS];
static stream kinds, clocks, probe_streams[MOST_CHOICES];

static double moments[BURST], holding_times[BURST];
static int32_t arriving[BURST], arrivals[BURST + 1], places[BURST];
static int32_t probes[MOST_CHOICES][BURST], draws[MOST_CHOICES][BURST];
static double next_moment;
static double powers_of_two[33], reciprocals[PARTS + 1], logarithms[PARTS + 1];

static inline uint32_t rotate(uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

/* xoshiro128++ */
static inline uint32_t word(stream *s) {
  const uint32_t result = rotate(s->s0 + s->s3, 7) + s->s0;
  const uint32_t shifted = s->s1 << 9;
  s->s2 ^= s->s0;
  s->s3 ^= s->s1;
  s->s1 ^= s->s2;
  s->s0 ^= s->s3;
  s->s2 ^= shifted;
  s->s3 = rotate(s->s3, 11);
  return result;
}

static uint32_t hash(uint32_t index, uint32_t number) {
  const uint32_t words[3] = {seed, index, number};
  uint32_t h = 0x9e3779b9u;
  for (int i = 0; i < 3; i++) {
    h = (h ^ words[i]) * 0x85ebca6bu;
    h = (h ^ (h >> 15)) * 0x2c1b3c6du;
    h = (h ^ (h >> 12)) * 0x297a2d39u;
    h ^= h >> 15;
  }
  return h;
}

static stream stream_of(uint32_t index) {
  const stream s = {hash(index, 0), hash(index, 1), hash(index, 2), hash(index, 3)};
  return s;
}

static void integers(stream *from, int32_t *into, int count, uint32_t bound) {
  stream s = *from;
  const uint32_t rejected = -bound % bound;
  for (int i = 0; i < count;) {
    const uint64_t product = (uint64_t)word(&s) * bound;
    if ((uint32_t)product < rejected) continue;
    into[i++] = (int32_t)(product >> 32);
  }
  *from = s;
}

static double minus_logarithm(double c) {
  const double z = (1 - c) / (1 + c);
  double series = 0;
  for (int power = 33; power >= 1; power -= 2) series = series * z * z + 1.0 / power;
  return 2 * z * series;
}

static void make_tables(void) {
  double power = 1;
  for (int leading = 32; leading >= 0; leading--, power /= 2) powers_of_two[leading] = power;
  for (int i = 1; i <= PARTS; i++) {
    reciprocals[i] = (double)PARTS / i;
    logarithms[i] = minus_logarithm((double)i / PARTS);
  }
}

static inline int leading_zeros(uint32_t x) { return x ? __builtin_clz(x) : 32; }

static void draw_holding_times(void) {
  stream s = clocks;
  for (int i = 0; i < BURST; i++) {
    const uint32_t w = word(&s);
    const int leading = leading_zeros(w);
    const double m = (w + 0.5) * powers_of_two[leading];
    const int c = (int)(m * PARTS + 0.5);
    const double r = 1 - m * reciprocals[c], r2 = r * r;
    const double series = r + r2 * (1.0 / 2 + r * (1.0 / 3) + r2 * (1.0 / 4 + r * (1.0 / 5)));
    holding_times[i] = leading * 0.6931471805599453 + logarithms[c] + series;
  }
  clocks = s;
}

static void draw_moments(int count) {
  for (int e = 0; e < count; e++) {
    moments[e] = next_moment;
    next_moment += live ? holding_times[e] : 1;
  }
}

static int draw_kinds(int count) {
  stream s = kinds;
  int arrival_count = 0;
  for (int e = 0; e < count; e++) {
    const int arrives = (word(&s) >> 1) < arrival_bits;
    arriving[e] = arrives;
    arrivals[arrival_count] = e;
    arrival_count += arrives;
  }
  kinds = s;
  return arrival_count;
}

static void draw_servers(int count, int arrival_count) {
  integers(&probe_streams[0], probes[0], count, servers);
  for (int i = 0; i < arrival_count; i++) draws[0][i] = probes[0][arrivals[i]];
  for (int j = 1; j < width; j++) {
    integers(&probe_streams[j], places, arrival_count, servers - (uint32_t)j);
    memcpy(draws[j], places, sizeof places);
    for (int k = j - 1; k >= 0; k--) {
      const int32_t last = (int32_t)servers - 1 - k;
      for (int i = 0; i < arrival_count; i++) places[i] = draws[k][i] == places[i] ? last : places[i];
    }
    memcpy(probes[j], probes[0], sizeof places);
    for (int i = 0; i < arrival_count; i++) probes[j][arrivals[i]] = places[i];
  }
}

static void add_levels(queues *q) {
  q->levels = realloc(q->levels, 2 * (size_t)q->level_count * sizeof(level));
  memset(q->levels + q->level_count, 0, (size_t)q->level_count * sizeof(level));
  q->level_count *= 2;
}

static void happen(queues *q, int count) {
  int32_t *lengths = q->lengths;
  level *levels = q->levels;
  const int choices = q->choices;
  for (int e = 0; e < count; e++) {
    int32_t server = probes[0][e];
    int32_t length = lengths[server];
    for (int j = 1; j < choices; j++) {
      const int32_t other = probes[j][e];
      const int32_t other_length = lengths[other];
      server = other_length < length ? other : server;
      length = other_length < length ? other_length : length;
    }
    const int arrives = arriving[e];
    if (length + arrives >= q->level_count) {
      add_levels(q);
      levels = q->levels;
    }
    lengths[server] = length + arrives - ((arrives - 1) & (length > 0));
    level *changed = &levels[length + arrives];
    changed->moments += moments[e] * (2 * arrives - 1);
    (&changed->fallen)[arrives] += 1;
  }
}

/* Reads all lengths a burst needs, when they do not fit the caches: in a row a processor waits for many at a time. */
static int32_t read_ahead(const queues *q, int count) {
  int32_t any = 0;
  for (int j = 0; j < q->choices; j++) {
    for (int e = 0; e < count; e++) any |= q->lengths[probes[j][e]];
  }
  return any;
}

static void run(long long events) {
  while (events > 0) {
    const int count = events < BURST ? (int)events : BURST;
    if (live) draw_holding_times();
    draw_moments(count);
    draw_servers(count, draw_kinds(count));
    for (int system = 0; system < system_count; system++) {
      if (servers >= MANY_SERVERS && read_ahead(&systems[system], count) < 0) abort();
      happen(&systems[system], count);
    }
    events -= count;
  }
}

static void report(const queues *q) {
  double came = 0, present = 0;
  uint32_t h = 0;
  for (int32_t k = 1; k < q->level_count; k++) {
    came += q->levels[k].risen;
    present += q->levels[k].risen - q->levels[k].fallen;
  }
  for (uint32_t i = 0; i < servers; i++) h = h * 31 + (uint32_t)q->lengths[i];
  printf("%.0f %.0f %u\n", came, came - present, h);
}

int main(int argc, char **argv) {
  if (argc != 7) {
    fprintf(stderr, "usage: reference seed servers choices arrivalRate events live\n");
    return 2;
  }
  seed = (uint32_t)strtoul(argv[1], NULL, 10);
  servers = (uint32_t)strtoul(argv[2], NULL, 10);
  const double lambda = atof(argv[4]);
  const long long events = atoll(argv[5]);
  live = atoi(argv[6]);

  for (char *at = strtok(argv[3], ","); at && system_count < MOST_SYSTEMS; at = strtok(NULL, ",")) {
    queues *q = &systems[system_count++];
    q->choices = atoi(at);
    q->lengths = calloc(servers, sizeof *q->lengths);
    q->level_count = 64;
    q->levels = calloc(64, sizeof *q->levels);
    if (q->choices > width) width = q->choices;
  }
  arrival_bits = (uint32_t)(2147483648.0 * lambda / (1 + lambda) + 0.5);
  kinds = stream_of(KINDS);
  clocks = stream_of(CLOCK);
  for (int j = 0; j < width; j++) probe_streams[j] = stream_of((uint32_t)(PROBES + j));
  make_tables();
  next_moment = 1;

  run(events);
  const clock_t from = clock();
  run(events);
  const clock_t to = clock();
  printf("%.6f\n", (double)(to - from) / CLOCKS_PER_SEC);
  for (int system = 0; system < system_count; system++) report(&systems[system]);
  return 0;
}
