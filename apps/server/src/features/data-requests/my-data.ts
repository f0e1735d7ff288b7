import { confirmMyData, myData, requestMyData } from '@foyer/contract/my-data/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { maskedEmail } from '../../rules/data-requests/pseudonym.ts'
import { stateAt } from '../../rules/data-requests/request-state.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { createRequest, refuseHeld } from './create-request.ts'
import { queueDataRequest } from './queue-data-request.ts'
import { findRequest, toOwnRequest, type RequestRow } from './request-rows.ts'
import { isSecretOf, readConfirmToken } from '../../identity/request-secret.ts'

const mostShown = 20

/** Where a visitor's requests are confirmed: an address that their site verified, if this node can mail. */
async function confirmAddress({ db, config }: Deps, visitor: VisitorClaims): Promise<string | undefined> {
  if (!config.mail) return undefined
  const row = await db
    .selectFrom('visitors')
    .select(['email', 'verified_facts'])
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .executeTakeFirst()
  return row?.verified_facts.includes('email') ? mailAddress(row.email) : undefined
}

/** Only what visitors asked for: the token alone must not open an export that somebody else ordered. */
const myDataRoute = serve(myData, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  const rows = await deps.db
    .selectFrom('data_requests')
    .selectAll()
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .where('origin', '=', 'visitor')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  const shown = { keys: deps.config.keys, now: deps.clock.now() }
  const address = await confirmAddress(deps, visitor)
  return {
    mailTo: maskedEmail(address ?? ''),
    requests: rows.map((row) => toOwnRequest(row, shown)),
  }
})

const requestMyDataRoute = serve(requestMyData, async ({ kind }, deps, visitor) => {
  const { tenantId, userId } = visitor
  deps.limits.take(limitRules.read, userId)
  await visitorThread(deps, visitor)
  const needsMail = (await confirmAddress(deps, visitor)) !== undefined
  const row = await createRequest(deps, { tenantId, userId, kind, origin: 'visitor', needsMail })
  return { request: toOwnRequest(row, { keys: deps.config.keys, now: deps.clock.now() }) }
})

/** Opening the link only shows a page: programs that look at mails confirm nothing. The page sends this request. */
const confirmMyDataRoute = serve(confirmMyData, async ({ token }, deps, caller) => {
  deps.limits.take(limitRules.confirmData, addressBlock(caller.address))
  const presented = readConfirmToken(token)
  const found = presented && (await findRequest(deps.db, presented))
  if (!found || !isSecretOf(presented.secret, found.confirm_hash)) throw new Failed('object.unknown')
  const now = deps.clock.now()
  const row = stateAt(found, now) === 'unconfirmed' ? await begin(deps, found) : found
  return { request: toOwnRequest(row, { keys: deps.config.keys, now }) }
})

/** Two clicks at once begin it once. */
async function begin({ db }: Deps, request: RequestRow): Promise<RequestRow> {
  const ref = { tenantId: request.tenant_id, id: request.id }
  return db.transaction().execute(async (trx) => {
    const { user_id: userId } = request
    if (request.kind === 'erasure' && userId !== null)
      await refuseHeld(trx, { tenantId: ref.tenantId, userId })
    const begun = await trx
      .updateTable('data_requests')
      .set({ state: 'waiting', expires_at: null })
      .where('tenant_id', '=', ref.tenantId)
      .where('id', '=', ref.id)
      .where('state', '=', 'unconfirmed')
      .returningAll()
      .executeTakeFirst()
    if (begun) await queueDataRequest(trx, ref)
    const row = begun ?? (await findRequest(trx, ref))
    if (!row) throw new Failed('object.unknown')
    return row
  })
}

export const myDataRoutes = {
  confirmMyData: confirmMyDataRoute,
  myData: myDataRoute,
  requestMyData: requestMyDataRoute,
}
