export type Caret = { start: number; end: number }

/** What a text is once something took the place of its selection; undefined when it would be too long. */
export function insertAt(
  text: string,
  { start, end }: Caret,
  inserted: string,
  maxLength: number,
): { text: string; caret: number } | undefined {
  const next = text.slice(0, start) + inserted + text.slice(Math.max(start, end))
  return next.length <= maxLength ? { text: next, caret: start + inserted.length } : undefined
}
