/** The choices with one of them changed, in the order in which they were offered. */
export function toggled(options: readonly string[], chosen: readonly string[], name: string): string[] {
  return [...new Set(options)].filter((option) => chosen.includes(option) !== (option === name))
}
