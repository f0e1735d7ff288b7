type Fields = Readonly<Record<string, unknown>>
export type FieldChange = { before: Record<string, unknown>; after: Record<string, unknown> }

/** The fields in which both differ; undefined when there are none. A field that one side lacks is absent there. */
export function changedFields(before: Fields, after: Fields): FieldChange | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (names.length === 0) return undefined
  return { before: pick(before, names), after: pick(after, names) }
}

function pick(fields: Fields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
  )
}
