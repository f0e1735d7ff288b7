import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { moveItem } from './move-item.ts'

type Options<Item> = {
  items: readonly Item[]
  onChange: (items: Item[]) => void
  make: () => Item
  fixed: number
  onMoved: (place: number) => void
}

/** Control of an item that gets the focus: the field of a new one, or the button that has just moved it. */
export type ItemControl = 'open' | 'up' | 'down'

/**
 * A list whose items keep their keys while they move: most items of a channel have no id. The list of keys begins anew
 * when a colleague has added or removed items.
 */
export function useSorting<Item>({ items, onChange, make, fixed, onMoved }: Options<Item>) {
  const [kept, setKeys] = useState<readonly string[]>(() => items.map(() => crypto.randomUUID()))
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const root = useRef<HTMLDivElement>(null)
  const isFresh = kept.length === items.length
  const keys = isFresh ? kept : items.map((_item, at) => kept[at] ?? crypto.randomUUID())
  if (!isFresh) setKeys(keys)
  const focusOn = useFocusAfter(root)

  function toggle(key: string): void {
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  }

  function move(from: number, to: number, control?: ItemControl): void {
    const target = Math.max(fixed, Math.min(items.length - 1, to))
    const key = keys[from]
    if (!key || from < fixed || target === from) return
    setKeys(moveItem(keys, from, to, fixed))
    onChange(moveItem(items, from, to, fixed))
    onMoved(target + 1)
    if (control) focusOn(key, control)
  }

  function add(): void {
    const key = crypto.randomUUID()
    setKeys([...keys, key])
    setOpened(new Set([...opened, key]))
    onChange([...items, make()])
    focusOn(key, 'open')
  }

  function remove(at: number): void {
    setKeys(keys.filter((_key, place) => place !== at))
    onChange(items.filter((_item, place) => place !== at))
    const next = keys[at + 1] ?? keys[at - 1]
    if (next) focusOn(next, 'open')
  }

  function change(at: number, item: Item): void {
    onChange(items.map((before, place) => (place === at ? item : before)))
  }

  return { root, keys, opened, toggle, move, add, remove, change }
}

/** An item that moves in the page loses its focus: it gets it back once it is drawn. */
function useFocusAfter(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ key: string; control: ItemControl }>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { key, control } = wanted.current
    const row = root.current?.querySelector(`[data-item="${key}"]`)
    if (!row) return
    wanted.current = undefined
    const button = row.querySelector<HTMLButtonElement>(`[data-act="${control}"]`)
    // At an end of the list that way is closed.
    const other = row.querySelector<HTMLButtonElement>('[data-act]:not(:disabled)')
    const target = button && !button.disabled ? button : other
    target?.focus()
  })
  return (key: string, control: ItemControl): void => {
    wanted.current = { key, control }
  }
}
