/*
 * The kernel's algorithm in plain scalar C, as the yardstick of `npm run bench`: one system, distinct probes, started
 * empty, time in mean holding times, the same generator, streams and bookkeeping as src/model.
 *
 *   cc -O3 -o reference bench/reference.c -lm
 *   ./reference <servers> <choices> <arrival rate> <events> <live: 0 or 1>
 *
 * Prints the seconds taken, then figures that show that the work was done.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
  uint32_t s[4];
} generator;

static inline uint32_t rotate(uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

/* xoshiro128++ */
static inline uint32_t word(generator *g) {
  const uint32_t result = rotate(g->s[0] + g->s[3], 7) + g->s[0];
  const uint32_t shifted = g->s[1] << 9;
  g->s[2] ^= g->s[0];
  g->s[3] ^= g->s[1];
  g->s[1] ^= g->s[2];
  g->s[0] ^= g->s[3];
  g->s[2] ^= shifted;
  g->s[3] = rotate(g->s[3], 11);
  return result;
}

static generator seeded(uint32_t seed) {
  generator g;
  for (int i = 0; i < 4; i++) {
    uint32_t h = seed * 4 + (uint32_t)i + 1;
    h = (h ^ (h >> 16)) * 0x85ebca6bu;
    h = (h ^ (h >> 13)) * 0xc2b2ae35u;
    g.s[i] = h ^ (h >> 16);
  }
  return g;
}

static inline uint32_t below(generator *g, uint32_t bound, uint32_t threshold) {
  uint64_t product;
  do product = (uint64_t)word(g) * bound;
  while ((uint32_t)product < threshold);
  return (uint32_t)(product >> 32);
}

typedef struct {
  double count, changed, integral, joined;
} level;

int main(int argc, char **argv) {
  if (argc != 6) {
    fprintf(stderr, "usage: reference servers choices arrivalRate events live\n");
    return 2;
  }
  const uint32_t n = (uint32_t)atoi(argv[1]);
  const int d = atoi(argv[2]);
  const double lambda = atof(argv[3]);
  const long long events = atoll(argv[4]);
  const int live = atoi(argv[5]);

  int32_t *length = calloc(n, sizeof *length);
  size_t levels = 64;
  level *at = calloc(levels, sizeof *at);
  at[0].count = n;
  uint32_t *probe = calloc((size_t)d, sizeof *probe);
  generator event = seeded(0), clock = seeded(1);
  generator *probes = calloc((size_t)d, sizeof *probes);
  for (int j = 0; j < d; j++) probes[j] = seeded(2 + (uint32_t)j);

  const double rate = n * (1 + lambda);
  const uint32_t per_server = (uint32_t)floor(4294967296.0 / rate);
  const uint32_t services = per_server * n;
  const uint64_t total = services + (uint64_t)llround(lambda * services);
  const uint32_t threshold = (uint32_t)(4294967296ull % n);
  double now = 0;
  long long arrivals = 0, departures = 0;

  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  for (long long e = 0; e < events; e++) {
    now += live ? -log((word(&clock) + 0.5) / 4294967296.0) : 1;
    uint32_t w;
    do w = word(&event);
    while (w >= total);
    if (w < services) {
      const uint32_t server = w / per_server;
      const int32_t before = length[server];
      const int32_t busy = before > 0;
      length[server] = before - busy;
      level *changed = &at[before];
      changed->integral += changed->count * (now - changed->changed);
      changed->changed = now;
      changed->count -= busy;
      departures += busy;
    } else {
      for (int j = 0; j < d; j++) {
        int again;
        do {
          probe[j] = below(&probes[j], n, threshold);
          again = 0;
          for (int i = 0; i < j; i++) again |= probe[i] == probe[j];
        } while (again);
      }
      uint32_t server = probe[0];
      for (int j = 1; j < d; j++) server = length[probe[j]] < length[server] ? probe[j] : server;
      const int32_t before = length[server];
      length[server] = before + 1;
      if ((size_t)before + 1 >= levels) {
        at = realloc(at, 2 * levels * sizeof *at);
        for (size_t k = levels; k < 2 * levels; k++) at[k] = (level){0, now, 0, 0};
        levels *= 2;
      }
      at[before].joined += 1;
      level *changed = &at[before + 1];
      changed->integral += changed->count * (now - changed->changed);
      changed->changed = now;
      changed->count += 1;
      arrivals++;
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &to);

  double queue_length = 0;
  for (size_t k = 1; k < levels; k++) queue_length += at[k].integral + at[k].count * (now - at[k].changed);
  printf("%.6f\n", (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec));
  printf("mean queue length %.5f, %lld arrivals, %lld departures\n", queue_length / now / n, arrivals, departures);
  return 0;
}
