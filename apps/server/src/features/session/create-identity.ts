import { issuedClaims, type VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { randomId, randomKey } from '../../platform/random.ts'
import type { Channel } from '../channel/channels.ts'

/** A visitor nobody has seen: a public name, a thread, and claims for the token that will prove it. */
export async function createIdentity({ db, clock }: Deps, channel: Channel): Promise<VisitorClaims> {
  const userId = randomId()
  const thread = await db.transaction().execute(async (trx) => {
    await trx.insertInto('visitors').values({ tenant_id: channel.tenantId, user_id: userId }).execute()
    return trx
      .insertInto('threads')
      .values({ tenant_id: channel.tenantId, channel_id: channel.id, user_id: userId, key: randomKey() })
      .returning(['id', 'key', 'gen'])
      .executeTakeFirstOrThrow()
  })
  const who = {
    tenantId: channel.tenantId,
    channelId: channel.id,
    userId,
    threadId: thread.id,
    threadKey: thread.key,
    gen: thread.gen,
  }
  return issuedClaims(who, clock.now())
}
