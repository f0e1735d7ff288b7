/** The list with one of its items at another place. A place outside of the list changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
