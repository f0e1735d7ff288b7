/** Ids that others made up, as keys for React: one that was there before gets its count. */
export function uniqueKeys(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return ids.map((id) => {
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return `${count}-${id}`
  })
}
