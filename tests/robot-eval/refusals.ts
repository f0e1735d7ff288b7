/** What a robot that may refuse some of the `known` refuses of the `unknown`; both are beliefs that it knows. */
export function refusals(
  known: readonly number[],
  unknown: readonly number[],
  mostRefused: number,
): { threshold: number; refused: number } {
  const threshold = known.toSorted((a, b) => a - b)[Math.floor(known.length * mostRefused)] ?? 0
  return { threshold, refused: unknown.filter((one) => one < threshold).length / unknown.length }
}

/** How often a known question is believed more than an unknown one: 1 is perfect, 0.5 is chance. */
export function areaUnder(known: readonly number[], unknown: readonly number[]): number {
  const won = (low: number, high: number) => (high > low ? 1 : high === low ? 0.5 : 0)
  const all = unknown.reduce((sum, low) => sum + known.reduce((own, high) => own + won(low, high), 0), 0)
  return all / (known.length * unknown.length)
}
