/**
 * The fields that `read` leaves unread. A validator of an OpenAPI schema reads the fields that the schema names, so those
 * that are left are unknown to it: misspelled, or of another version.
 */
export function unreadFields(value: unknown, read: (watched: unknown) => void): string[] {
  const unread = new Set<string>()
  read(watch(value, '', unread))
  return [...unread]
}

function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = new Map(
    Object.entries(value).map(([key, child]) => {
      const childPath = `${path}/${key}`
      // Items of a list have no names of their own.
      if (!Array.isArray(value)) unread.add(childPath)
      return [key, { childPath, watched: watch(child, childPath, unread) }]
    }),
  )
  return new Proxy(value, {
    get(target, key) {
      const field = typeof key === 'string' ? fields.get(key) : undefined
      if (!field) return Reflect.get(target, key) as unknown
      unread.delete(field.childPath)
      return field.watched
    },
  })
}
