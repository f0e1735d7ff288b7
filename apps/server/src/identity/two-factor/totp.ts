import { generateSecret, generateURI, verifySync } from 'otplib'

/** Of RFC 6238, as all apps know them. */
const stepSeconds = 30

export function newTotpSecret(): string {
  return generateSecret()
}

/** What an authenticator app reads from the picture. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return generateURI({ secret, issuer, label: email })
}

/**
 * The step of time that a code belongs to: the present one or one of its two neighbours, because clocks differ. Undefined
 * when it is wrong, or no later than `lastStep`: whoever looks over a shoulder cannot use it again.
 */
export function matchTotp(secret: string, code: string, now: number, lastStep: number): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: stepSeconds })
  if (!result.valid) return undefined
  const step = Math.floor(epoch / stepSeconds) + result.delta
  return step > lastStep ? step : undefined
}
