/** Text that outlives the page. A browser that forbids storage simply forgets. */
export type KeyValue = {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => string[]
}

export const browserStorage: KeyValue = {
  get: (key) => guarded(() => localStorage.getItem(key) ?? undefined, undefined),
  set: (key, value) => guarded(() => localStorage.setItem(key, value), undefined),
  remove: (key) => guarded(() => localStorage.removeItem(key), undefined),
  keys: () => guarded(() => Object.keys(localStorage), []),
}

export function memoryStorage(): KeyValue {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** Reading the property itself throws when cookies are blocked, and writing when the disk is full. */
function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
