/** A browser as far as checks need it that run in every one: an address, and scripts in the page. */
export interface Engine {
  open(address: string): Promise<void>;
  /** @param body of a function, whose value is JSON */
  run<T>(body: string): Promise<T>;
}

/** Waits until a script's value is as wanted. */
export async function until<T>(
  engine: Engine,
  body: string,
  wanted: (value: T) => boolean,
  patienceMs = 20_000,
): Promise<T> {
  const endMs = Date.now() + patienceMs;
  for (;;) {
    const value = await engine.run<T>(body);
    if (wanted(value)) return value;
    if (Date.now() > endMs) throw new Error(`still ${JSON.stringify(value)}: ${body}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
