/** Of an agent's password. No zod: the desk shows the strength by the same numbers. */
export const passwordLimits = {
  minLength: 10,
  maxLength: 200,
  /** Of the estimate by zxcvbn, from 0 to 4. */
  minScore: 3,
  /** The estimate takes seconds for long texts that are made for it, so only the beginning is estimated. */
  estimated: 64,
} as const
