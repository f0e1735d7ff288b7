/** Of a help center. Without zod, for the desk. */
export const helpLimits = {
  /** Characters of an introduction. */
  intro: 500,
  languages: 50,
} as const
