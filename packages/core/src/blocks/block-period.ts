/** How long a visitor may be kept from writing. Without a length it is for good. */
export const blockPeriods = {
  hour: 3_600_000,
  day: 86_400_000,
  month: 30 * 86_400_000,
  ever: undefined,
} as const

export type BlockPeriod = keyof typeof blockPeriods

/** When a block ends; null when it does not. */
export function blockEnd(period: BlockPeriod, now: number): number | null {
  const length = blockPeriods[period]
  return length === undefined ? null : now + length
}
