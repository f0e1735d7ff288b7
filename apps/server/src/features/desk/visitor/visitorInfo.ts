import { visitorInfo } from '@foyer/contract/desk/visitor.ts'
import { deviceOf } from '../../../rules/visitor/device.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { currentBlocks, toBlock } from '../blocks/blocks.ts'
import { threadRef } from '../thread/thread-ref.ts'
import { sql } from 'kysely'
import { senderTypes } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { recalledBit, rowKinds } from '../../../log/rows.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { sessionsOf } from './sessions-of.ts'

const mostShown = 20
const longest = 300

/** The visitor's messages in a session before an agent accepted: the questions to the robot. Oldest first. */
async function questionsOf(db: Db, ref: ThreadRef, firstSeq: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entries as e')
    .select(sql<string>`left(e.content, ${longest})`.as('text'))
    .where('e.tenant_id', '=', ref.tenantId)
    .where('e.thread_id', '=', ref.threadId)
    .where('e.seq', '>=', firstSeq)
    .where('e.sender', '=', senderTypes.visitor)
    .where('e.kind', '=', msgTypes.text)
    .where(sql<boolean>`e.flags & ${recalledBit}::smallint = 0`)
    .where((entry) =>
      entry.not(
        entry.exists(
          entry
            .selectFrom('entries as a')
            .select('a.seq')
            .whereRef('a.tenant_id', '=', 'e.tenant_id')
            .whereRef('a.thread_id', '=', 'e.thread_id')
            .where('a.seq', '>=', firstSeq)
            .whereRef('a.seq', '<', 'e.seq')
            .where('a.kind', '=', rowKinds.accepted),
        ),
      ),
    )
    .orderBy('e.seq')
    .limit(mostShown)
    .execute()
  return rows.map(({ text }) => text)
}

export const route = serve(visitorInfo, async ({ threadId }, deps, caller) => {
  const ref = await threadRef(deps, caller, threadId)
  const visitor = await deps.db
    .selectFrom('threads as t')
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.user_id', '=', 't.user_id'),
    )
    .selectAll('v')
    .select('t.session_first_seq')
    .where('t.tenant_id', '=', ref.tenantId)
    .where('t.id', '=', ref.threadId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  const [sessions, questions, block] = await Promise.all([
    sessionsOf(deps.db, ref),
    questionsOf(deps.db, ref, visitor.session_first_seq),
    currentBlocks(deps.db, ref.tenantId, deps.clock.now())
      .where('b.user_id', '=', visitor.user_id)
      .executeTakeFirst(),
  ])
  return {
    userId: visitor.user_id,
    userName: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    isVerified: visitor.verified_sub !== null,
    ...(visitor.verified_sub !== null && { siteUserId: visitor.verified_sub }),
    proven: visitor.verified_facts,
    locale: visitor.locale,
    pageUrl: visitor.page_url,
    referrer: visitor.referrer,
    pages: visitor.pages,
    device: deviceOf(visitor.user_agent),
    answers: visitor.form_answers.map(({ name, value }) => ({ name, value: [value].flat().join(', ') })),
    attributes: [...wishOf(visitor), ...visitor.attributes],
    hasCustomerToken: visitor.customer_token !== '',
    questions,
    sessions,
    ...(block && { block: toBlock(block) }),
  }
})

/** The group and the agent that the page asked for, by the wire's names. */
function wishOf(visitor: { wanted_group_id: string; wanted_admin_id: string }) {
  const wish = [
    { name: 'groupId', value: visitor.wanted_group_id },
    { name: 'adminId', value: visitor.wanted_admin_id },
  ]
  return wish.filter(({ value }) => value !== '')
}
