import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { identify } from '@foyer/contract/session/endpoints.ts'
import { identityTiming } from '@foyer/core/timing.ts'
import { issuedClaims } from '../../rules/identity/claims.ts'
import { proofOf, type Proof } from '../../rules/identity/proof.ts'
import { tryParse } from '../../platform/try-parse.ts'
import type { ProvingKey } from '../../identity/key-material.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { becomeProven } from './become-proven.ts'
import { visitorThread } from './visitor-thread.ts'

type Expected = { channelKey: string; now: number }

/**
 * The proof in a JWT signed with one of the channel's keys. Undefined for any invalid JWT, without a reason.
 */
async function readProof(
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

const identifyRoute = serve(identify, async ({ jwt }, deps, visitor) => {
  deps.limits.take(limitRules.identify, visitor.userId)
  await visitorThread(deps, visitor)
  const channel = await visitorChannel(deps, visitor)
  const now = deps.clock.now()
  const keys = await deps.identityKeys.provingKeys(visitor)
  const proof = await readProof(keys, jwt, { channelKey: channel.key, now })
  if (!proof) throw new Failed('identity.unproven')
  const claims = await becomeProven(deps, visitor, proof)
  return {
    userId: claims.userId,
    token: deps.visitorTokens.issue(issuedClaims(claims, now, claims.bornAt)),
  }
})

export const identifyRoutes = { identify: identifyRoute }
