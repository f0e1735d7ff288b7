/** The place of an item. It is given to another one after the item was removed. */
export type Slot = number

/**
 * Items that come and go with every request. A Set or a Map makes a new table every few changes, and each old table
 * refers to the next: once one of them is old, a collection of young garbage keeps all tables after it, with what was in
 * them (docs/decisions/2026-11-17-short-lived-objects-stay-young.md).
 */
export function createSlotList<T extends object>() {
  const items: (T | undefined)[] = []
  const free: Slot[] = []

  return {
    add(item: T): Slot {
      const slot = free.pop() ?? items.length
      items[slot] = item
      return slot
    },
    /** Does nothing when the slot has another item by now. */
    remove(slot: Slot, item: T): void {
      if (items[slot] !== item) return
      items[slot] = undefined
      free.push(slot)
    },
    /** In no order. Items may be removed meanwhile. */
    forEach(visit: (item: T, slot: Slot) => void): void {
      items.forEach((item, slot) => item && visit(item, slot))
    },
    size: (): number => items.length - free.length,
  }
}
