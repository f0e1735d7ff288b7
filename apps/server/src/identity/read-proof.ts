import { decodeProtectedHeader, jwtVerify } from 'jose'
import { proofOf, type Proof } from '@foyer/core/identity/proof.ts'
import { identityTiming } from '@foyer/core/timing.ts'
import type { ProvingKey } from './key-material.ts'

type Expected = { channelKey: string; now: number }

/** What a JWT proves by one of the channel's own keys. Undefined: nothing, and why is not told. */
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
  try {
    const { kid } = decodeProtectedHeader(jwt)
    return kid === undefined ? keys : keys.filter(({ id }) => id === kid)
  } catch {
    return []
  }
}

/** Whatever is wrong with a stranger's token, it is no proof: nothing of it is told apart. */
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
  } catch {
    return undefined
  }
}
