/** Deeper than any value that a page or a form makes, and far from where a database's parser gives up. */
const maxDepth = 16

/** Whether PostgreSQL can keep a text: well-formed Unicode without NUL. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Makes a text storable: removes NUL, and replaces half characters with the replacement character. */
export function toStorableText(text: string): string {
  return isStorableText(text) ? text : text.replaceAll('\0', '').toWellFormed()
}

/** Whether any value can be kept that came as JSON, with its keys and however deep: what fits into `jsonb`. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === maxDepth) return false
  return Object.entries(value).every(([key, item]) => isStorableText(key) && isStorableJson(item, depth + 1))
}

/** Makes a JSON value storable: fixes its texts and keys, and replaces levels that are too deep with null. */
export function toStorableJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === maxDepth) return null
  if (Array.isArray(value)) return value.map((item) => toStorableJson(item, depth + 1))
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, item]) => [toStorableText(key), toStorableJson(item, depth + 1)]),
  )
}
