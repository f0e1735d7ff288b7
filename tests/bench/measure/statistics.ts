export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

/** The value below which `share` of the numbers lie; between two neighbours, their weighted mean. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
