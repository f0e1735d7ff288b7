import type { ExpiringStorage } from '../storage.ts'
import { readItem, type OutboxItem } from './outbox-item.ts'

/** The stored items. One entry each: tabs that write at the same time do not overwrite each other. */
export function createBox(store: ExpiringStorage, key: string) {
  const prefix = `outbox&${key}&`

  function list(): OutboxItem[] {
    return store
      .keys(prefix)
      .flatMap((name) => readItem(store.get(name)) ?? [])
      .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  }

  return {
    list,
    head: (): OutboxItem | undefined => list().find(({ state }) => state === 'waiting'),
    get: (id: string): OutboxItem | undefined => readItem(store.get(prefix + id)),
    put: (item: OutboxItem): void => store.set(prefix + item.id, item),
    remove: (id: string): void => store.remove(prefix + id),
    /** Later than everything here, even when the clock was set back. */
    nextAt: (now: number): number => Math.max(now, (list().at(-1)?.at ?? 0) + 1),
  }
}
