import { identify } from '@foyer/contract/session/endpoints.ts'
import { issuedClaims } from '../../rules/identity/claims.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { becomeProven } from './become-proven.ts'
import { readProof } from './read-proof.ts'
import { visitorThread } from './visitor-thread.ts'

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
