import { parseJson } from '@foyer/contract/readers.ts'
import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { Clock } from './ports/clock.ts'

/** The part of the Web Storage API that we use; a Map can implement it. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type ExpiringStorage = {
  get: (key: string) => unknown
  /** Kept for `lifetimeMs`, or until removed. */
  set: (key: string, value: unknown, lifetimeMs?: number) => void
  remove: (key: string) => void
  keys: (prefix: string) => string[]
  /** False when the browser keeps nothing for us: all is forgotten with the page. Asking leaves a mark and takes it back. */
  isDurable: () => boolean
}

type Kept = { value: unknown; expires?: number }

/**
 * Local storage whose entries can expire (D-01). Blocked storage turns into memory, never into an error. Nothing is written
 * before somebody has something to keep.
 */
export function createStorage(clock: Pick<Clock, 'now'>, raw: RawStorage | undefined): ExpiringStorage {
  const storage = raw ?? memoryStorage()
  // Holds values that a full storage rejects, until the page closes.
  const overflow = memoryStorage()

  function get(key: string): unknown {
    const kept = parseKept(overflow.getItem(key) ?? storage.getItem(key))
    if (!kept) return undefined
    if (kept.expires === undefined || clock.now() < kept.expires) return kept.value
    remove(key)
    return undefined
  }

  function remove(key: string): void {
    overflow.removeItem(key)
    storage.removeItem(key)
  }

  return {
    get,
    set: (key, value, lifetimeMs) => {
      const kept: Kept = { value, ...(lifetimeMs !== undefined && { expires: clock.now() + lifetimeMs }) }
      const text = JSON.stringify(kept)
      overflow.removeItem(key)
      try {
        storage.setItem(key, text)
      } catch {
        ignoreExpected('storage is full')
        overflow.setItem(key, text)
      }
    },
    remove,
    keys: (prefix) =>
      [...new Set([...allKeys(storage), ...allKeys(overflow)])].filter((key) => key.startsWith(prefix)),
    isDurable: () => raw !== undefined && isWritable(raw),
  }
}

/** Reading `localStorage` itself throws where storage is forbidden. */
export function rawLocalStorage(): RawStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return ignoreExpected('storage is blocked')
  }
}

/** D-01: where a visitor's userId is kept. */
export function userIdKey(tenantId: string): string {
  return `${tenantId}&userId`
}

export function memoryStorage(): RawStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (at) => [...values.keys()][at] ?? null,
    get length() {
      return values.size
    },
  }
}

function isWritable(storage: RawStorage): boolean {
  const probe = 'foyer&probe'
  try {
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return true
  } catch {
    ignoreExpected('storage is blocked or full')
    return false
  }
}

function allKeys(storage: RawStorage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null)
}

/** Other scripts of the site share this storage: an entry that is not ours is no entry. */
function parseKept(text: string | null): Kept | undefined {
  const kept = parseJson(text ?? 'null')
  if (typeof kept !== 'object' || kept === null || !('value' in kept)) return undefined
  const expires = 'expires' in kept && typeof kept.expires === 'number' ? kept.expires : undefined
  return { value: kept.value, ...(expires !== undefined && { expires }) }
}
