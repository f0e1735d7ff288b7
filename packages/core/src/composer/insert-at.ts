export type Caret = { start: number; end: number }

/** Replaces the selection of a text; undefined when the result would be too long. */
export function insertAt(
  text: string,
  { start, end }: Caret,
  inserted: string,
  maxLength: number,
): { text: string; caret: number } | undefined {
  const next = text.slice(0, start) + inserted + text.slice(Math.max(start, end))
  return next.length <= maxLength ? { text: next, caret: start + inserted.length } : undefined
}
