import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { identityTiming } from '@foyer/core/timing.ts'
import { proofOf, type Expected, type Proof } from '../../rules/identity/proof.ts'
import { tryParse } from '../../platform/try-parse.ts'
import type { ProvingKey } from '../../identity/key-material.ts'

/**
 * The proof in a JWT signed with one of the channel's keys. Undefined for any invalid JWT, without a reason.
 */
export async function readProof(
  keys: readonly ProvingKey[],
  jwt: string,
  expected: Expected,
): Promise<Proof | undefined> {
  for (const key of namedKeys(keys, jwt)) {
    const claims = await claimsBy(key, jwt, expected.now)
    if (claims) return proofOf(claims, expected)
  }
  return undefined
}

/** `kid` only picks among what is there anyway. */
function namedKeys(keys: readonly ProvingKey[], jwt: string): readonly ProvingKey[] {
  const header = tryParse(() => decodeProtectedHeader(jwt))
  if (!header) return []
  return header.kid === undefined ? keys : keys.filter(({ id }) => id === header.kid)
}

/** Every invalid token is simply no proof: the caller does not learn the reason. */
async function claimsBy(
  { key, algorithm }: ProvingKey,
  jwt: string,
  now: number,
): Promise<Record<string, unknown> | undefined> {
  try {
    const { payload } = await jwtVerify(jwt, key, {
      // The key says how it is used. A public key is never taken for a secret.
      algorithms: [algorithm],
      currentDate: new Date(now),
      clockTolerance: identityTiming.skewMs / 1000,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    // The key or the code is to blame, not the token.
    throw error
  }
}
