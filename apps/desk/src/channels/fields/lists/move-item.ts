/** The list with one item in another place; places beyond the ends are the ends. `fixed`: the first ones stay. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number, fixed = 0): Item[] {
  const target = Math.max(fixed, Math.min(items.length - 1, to))
  const moved = items[from]
  if (moved === undefined || from < fixed || target === from) return [...items]
  const rest = items.filter((_item, at) => at !== from)
  return [...rest.slice(0, target), moved, ...rest.slice(target)]
}
