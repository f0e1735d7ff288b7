import { inviteRating } from '@foyer/contract/desk/thread.ts'
import { decideInvite } from '../../../rules/evaluation/invite.ts'
import type { LockedThread } from '../../../log/lock-thread.ts'
import { rowKinds } from '../../../log/rows.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import { visitorChannel } from '../../channel/channel-info.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { threadRef } from './thread-ref.ts'

const inviteRatingRoute = serve(inviteRating, async ({ threadId }, deps, caller) => {
  const ref = await threadRef(deps, caller, threadId)
  await deps.transition(
    ref,
    async (state, thread, trx) => {
      const { agentId, tenantId } = caller
      const { channelConfigs } = deps
      const { config } = await visitorChannel(
        { db: trx, channelConfigs },
        { tenantId, channelId: thread.channel_id },
      )
      const isOff = !config.evaluateMode
      return decideInvite(state, { agentId, isInvited: await isInvited(trx, thread), isOff })
    },
    faceOf(caller),
  )
  return {}
})

async function isInvited(db: Db, thread: LockedThread): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select('seq')
    .where('tenant_id', '=', thread.tenant_id)
    .where('thread_id', '=', thread.id)
    .where('shelf', '=', thread.shelf)
    .where('seq', '>=', thread.session_first_seq)
    .where('kind', '=', rowKinds.ratingInvited)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const inviteRatingRoutes = { inviteRating: inviteRatingRoute }
