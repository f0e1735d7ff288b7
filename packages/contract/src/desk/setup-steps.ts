import { textLimits } from '../text-limits.ts'

/** The steps after an organisation exists. Each can be left out. No zod: the desk downloads it. */
export const setupSteps = ['appearance', 'team', 'robot', 'installation'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Bounds of what the first step asks. */
export const setupLimits = { organisation: 80, nick: 60, email: 200, password: 200, timeZone: 64 } as const

/** Bounds of what the appearance step asks; those of the channel, because it shows what is stored. */
export const appearanceLimits = {
  title: textLimits.short,
  robotName: textLimits.short,
  greeting: textLimits.message,
} as const
