import type { Readable } from 'node:stream'

export type Part = { start: number; end: number }

/** File storage. The server makes the keys, `<tenant>/<id>`; the bytes under a key never change. */
export type Storage = {
  /** Whole or not at all: a file that could not be written to its end is not there. `bytes` is missing where only the end tells. */
  put: (key: string, source: Readable, about: { bytes?: number; mime: string }) => Promise<void>
  /** The bytes, or those of a part (both ends included). Undefined when there is nothing under the key. */
  read: (key: string, part?: Part) => Promise<Readable | undefined>
  /** Harmless when there is nothing. */
  remove: (key: string) => Promise<void>
  /** All keys of a tenant. */
  list: (tenantId: number) => Promise<string[]>
  close: () => void
}

const keyPattern = /^[1-9]\d{0,9}\/[\w-]{22}$/

export function storageKey(tenantId: number, id: string): string {
  return checkedKey(`${tenantId}/${id}`)
}

/** Drivers build paths from keys, so a key that was not made here must not get that far. */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a storage key')
  return key
}

/** For `.catch`: a missing file or folder is undefined; every other error is thrown on. */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
