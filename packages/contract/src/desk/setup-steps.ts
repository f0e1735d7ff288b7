/** The steps after an organisation exists. Each can be left out. No zod: the desk downloads it. */
export const setupSteps = ['appearance', 'team', 'robot', 'installation'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Bounds of what the first step asks. */
export const setupLimits = { organisation: 80, nick: 60, email: 200, password: 200, timeZone: 64 } as const

/** Bounds of what the appearance step asks. */
export const appearanceLimits = { title: 80, robotName: 60, greeting: 500 } as const
