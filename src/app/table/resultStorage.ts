import { clear, createStore, getMany, set } from 'idb-keyval';
import type { Replication } from '../../model/replication';

/** Keeps finished runs, so that a table goes on after a reload. */
export interface ResultStorage {
  /** Whether what is kept outlives the page. */
  readonly lasting: boolean;
  /** Those that are kept, in the order of the keys. */
  load(keys: readonly string[]): Promise<(Replication | undefined)[]>;
  save(key: string, replication: Replication): Promise<void>;
  clear(): Promise<void>;
}

/**
 * The browser's storage, or memory where that is refused: in private windows, in sandboxed frames, or when it is full. What
 * was kept before a refusal stays readable.
 */
export function openResultStorage(): ResultStorage {
  const memory = new Map<string, Replication>();
  let store: ReturnType<typeof createStore> | null = null;
  try {
    store = createStore('two-choices', 'replications');
  } catch {
    // Memory alone then.
  }
  /** Whatever is thrown, now or later, ends the use of the browser's storage. */
  const tried = async <T>(use: (own: NonNullable<typeof store>) => Promise<T>): Promise<T | null> => {
    if (!store) return null;
    try {
      return await use(store);
    } catch {
      store = null;
      return null;
    }
  };
  return {
    get lasting() {
      return store !== null;
    },
    async load(keys) {
      const kept = await tried((own) => getMany<unknown>([...keys], own));
      return keys.map((key, i) => {
        const found = kept?.[i];
        return memory.get(key) ?? (isReplication(found) ? found : undefined);
      });
    },
    async save(key, replication) {
      const kept = await tried(async (own) => {
        await set(key, replication, own);
        return true;
      });
      if (kept === null) memory.set(key, replication);
    },
    async clear() {
      memory.clear();
      await tried((own) => clear(own));
    },
  };
}

/** Anything may be in a storage. */
function isReplication(value: unknown): value is Replication {
  const { duration, events, systems } = (value ?? {}) as Partial<Replication>;
  if (!(typeof duration === 'number' && typeof events === 'number' && Array.isArray(systems))) return false;
  return (
    systems.length === 1 &&
    systems.every((system: Partial<Replication['systems'][number]>) => {
      const { joined, tailIntegral } = system;
      return joined instanceof Float64Array && tailIntegral instanceof Float64Array;
    })
  );
}
