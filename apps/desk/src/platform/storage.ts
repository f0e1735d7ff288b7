/** Text that outlives the page. A browser that forbids storage simply forgets. */
export type KeyValue = {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => string[]
}

export const browserStorage: KeyValue = webStorage(() => localStorage)

/** Of this tab alone: it outlives a reload, and no more. */
export const tabStorage: KeyValue = webStorage(() => sessionStorage)

function webStorage(storage: () => Storage): KeyValue {
  return {
    get: (key) => tryStorage(() => storage().getItem(key) ?? undefined, undefined),
    set: (key, value) => tryStorage(() => storage().setItem(key, value), undefined),
    remove: (key) => tryStorage(() => storage().removeItem(key), undefined),
    keys: () => tryStorage(() => Object.keys(storage()), []),
  }
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
function tryStorage<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
