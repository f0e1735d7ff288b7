export const verdicts = [
  'LOST',
  'DUP',
  'PHANTOM',
  'LIE',
  'ORDER',
  'MONOTONE',
  'RYW',
  'CONVERGE',
  'HOLE',
] as const
export type Verdict = (typeof verdicts)[number]

/** One broken promise: about which message (or thread), and who noticed. */
export type Violation = { verdict: Verdict; thread: string; subject: string; observer: string; note?: string }

export function describe({ verdict, thread, subject, observer, note }: Violation): string {
  return `${verdict} ${thread} ${subject} at ${observer}${note ? `: ${note}` : ''}`
}
