/** No zod: the desk needs them as well. */
export const twoFactorLimits = {
  totpDigits: 6,
  recoveryCodes: 10,
  passkeys: 20,
  passkeyName: 60,
  /** How long agents have to set up a second step once it is required. */
  graceDays: { least: 0, most: 90 },
} as const
