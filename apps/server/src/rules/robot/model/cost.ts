/** Measured usage: tokens, time of the model, and money in millionths of the operator's currency. */
export type Spending = { tokens: number; ms: number; micros: number }

/** Money for a million tokens, read and written. */
export type Price = { read: number; written: number }

export type TokenCount = { read: number; written: number }

/** Rather too many than too few: three letters of Latin script, or less than one sign of any other. */
export function estimatedTokens(text: string): number {
  let tokens = 0
  for (const sign of text) tokens += sign.charCodeAt(0) < 0x250 ? 1 / 3 : 1.5
  return Math.ceil(tokens)
}

/** A price for a million tokens is as many millionths for one. */
export function spendingOf({ read, written }: TokenCount, ms: number, price: Price): Spending {
  return {
    tokens: read + written,
    ms: Math.max(0, Math.round(ms)),
    micros: Math.ceil(read * price.read + written * price.written),
  }
}
