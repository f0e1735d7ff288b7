import { createHash } from 'node:crypto'
import { dataRequestKinds, type DataRequestKind } from '@foyer/contract/my-data/data-request.ts'
import { readUserDataRequest, requestUserData } from '@foyer/contract/my-data/endpoints.ts'
import { identityTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { Proof } from '../../rules/identity/proof.ts'
import { readProof } from '../session/read-proof.ts'
import { createRequest } from './create-request.ts'
import { userOfSite } from './person.ts'
import { findRequest, toOwnRequest } from './request-rows.ts'

type Site = { tenantId: number; channelId: number }
type Given = { channelId: string; jwt: string }

/** The site's server speaks for one of its users, about one kind of request. */
async function provenBySite(
  deps: Deps,
  { channelId: key, jwt }: Given,
  acts: readonly DataRequestKind[],
): Promise<Site & { proof: Proof }> {
  const channel = await deps.channels.find(key)
  if (!channel) throw new Failed('channel.unknown')
  const site = { tenantId: channel.tenantId, channelId: channel.id }
  const keys = await deps.identityKeys.provingKeys(site)
  const proof = await readProof(keys, jwt, { channelKey: channel.key, now: deps.clock.now(), acts })
  if (!proof) throw new Failed('identity.unproven')
  return { ...site, proof }
}

/**
 * A JWT asks once, also after the erasure that it asked for: so its row names no visitor, and holds a hash because a site
 * may have written anything into `jti`.
 */
async function useOnce({ db }: Deps, { tenantId, channelId, proof }: Site & { proof: Proof }): Promise<void> {
  const { numInsertedOrUpdatedRows: rows } = await db
    .insertInto('identity_proofs')
    .values({
      tenant_id: tenantId,
      channel_id: channelId,
      jti: `act:${createHash('sha256').update(proof.jti).digest('base64url')}`,
      user_id: '',
      expires_at: new Date(proof.expiresAt + identityTiming.skewMs),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'channel_id', 'jti']).doNothing())
    .executeTakeFirst()
  if (rows !== 1n) throw new Failed('identity.unproven')
}

const requestUserDataRoute = serve(requestUserData, async (input, deps, caller) => {
  deps.limits.take(limitRules.userData, addressBlock(caller.address))
  const { kind } = input
  const proven = await provenBySite(deps, input, [kind])
  const { tenantId, channelId } = proven
  const userId = await userOfSite(deps.db, { tenantId, channelId, sub: proven.proof.sub })
  if (userId === undefined) throw new Failed('object.unknown')
  await useOnce(deps, proven)
  const row = await createRequest(deps, { tenantId, userId, kind, origin: 'site', channelId })
  return { request: toOwnRequest(row, { keys: deps.config.keys, now: deps.clock.now() }) }
})

const readUserDataRequestRoute = serve(readUserDataRequest, async (input, deps, caller) => {
  deps.limits.take(limitRules.userData, addressBlock(caller.address))
  const channel = await deps.channels.find(input.channelId)
  if (!channel) throw new Failed('channel.unknown')
  const row = await findRequest(deps.db, { tenantId: channel.tenantId, id: input.requestId })
  const { proof } = await provenBySite(deps, input, row ? [row.kind] : dataRequestKinds)
  if (row?.origin !== 'site' || row.channel_id !== channel.id) throw new Failed('object.unknown')
  // An erased user is not known any more; the id of the request, which only this site was given, must do.
  const site = { tenantId: channel.tenantId, channelId: channel.id }
  if (row.user_id !== null && row.user_id !== (await userOfSite(deps.db, { ...site, sub: proof.sub })))
    throw new Failed('object.unknown')
  return { request: toOwnRequest(row, { keys: deps.config.keys, now: deps.clock.now() }) }
})

export const userDataRoutes = {
  readUserDataRequest: readUserDataRequestRoute,
  requestUserData: requestUserDataRoute,
}
