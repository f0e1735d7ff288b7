/** The day of a time, as `2026-11-18`. */
export function dateText(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString().slice(0, 10)
}
