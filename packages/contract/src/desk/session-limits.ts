/** What a tenant may choose for the sign-ins of its agents, in minutes. No zod: the desk offers choices within. */
export const sessionLimits = {
  /** Without input. */
  idle: { least: 15, most: 30 * 24 * 60 },
  /** Since the sign-in. */
  max: { least: 60, most: 90 * 24 * 60 },
} as const
