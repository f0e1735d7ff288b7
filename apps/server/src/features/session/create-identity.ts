import { issuedClaims, type VisitorClaims } from '../../rules/identity/claims.ts'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Database } from '../../platform/db/schema.ts'
import { randomId, randomKey } from '../../platform/random.ts'
import type { Channel } from '../channel/channels.ts'

type Where = Pick<VisitorClaims, 'tenantId' | 'channelId'>

/** A visitor nobody has seen: a public name, a thread, and claims for the token that will prove it. */
export async function createIdentity({ db, clock }: Deps, channel: Channel): Promise<VisitorClaims> {
  const where = { tenantId: channel.tenantId, channelId: channel.id }
  return db.transaction().execute((trx) => insertIdentity(trx, where, clock.now()))
}

export async function insertIdentity(
  trx: Transaction<Database>,
  { tenantId, channelId }: Where,
  now: number,
): Promise<VisitorClaims> {
  const userId = randomId()
  await trx.insertInto('visitors').values({ tenant_id: tenantId, user_id: userId }).execute()
  const thread = await trx
    .insertInto('threads')
    .values({ tenant_id: tenantId, channel_id: channelId, user_id: userId, key: randomKey() })
    .returning(['id', 'key', 'gen'])
    .executeTakeFirstOrThrow()
  const who = { tenantId, channelId, userId, threadId: thread.id, threadKey: thread.key, gen: thread.gen }
  return issuedClaims(who, now)
}
