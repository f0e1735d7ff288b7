import { sql } from 'kysely'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { senderTypes } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { recalledBit, sensitiveBit } from '../../../log/rows.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

export type AskedQuestion = { question: string; language: string }

/** The newest conversations of a large site hold enough questions. */
const mostSessions = 2_000
/** What its visitor has unsent, or what is withheld, is shown to nobody. */
const hiddenBits = recalledBit | sensitiveBit

/** Different questions that visitors asked a robot in sessions that have ended since a moment, the newest first. */
export async function lastQuestions(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  since: number,
  limit: number,
): Promise<AskedQuestion[]> {
  const { rows } = await sql<AskedQuestion>`
    with recent as (
      select f.thread_id, f.first_seq, coalesce(nullif(c.config->>'language', ''), v.locale) as language
      from session_facts f
      join channels c on c.tenant_id = f.tenant_id and c.id = f.channel_id
      join threads t on t.tenant_id = f.tenant_id and t.id = f.thread_id
      join visitors v on v.tenant_id = t.tenant_id and v.user_id = t.user_id
      where f.tenant_id = ${tenantId} and f.ended_at >= ${since} and f.robot_messages > 0
        and coalesce(c.config->>'robotNo', ${defaultChannelConfig.robotNo}) = ${robotNo}
      order by f.ended_at desc limit ${mostSessions}
    ), asked as (
      select distinct on (r.language, e.content) e.content as question, r.language, e.at
      from recent r
      join sessions s on s.tenant_id = ${tenantId} and s.thread_id = r.thread_id and s.first_seq = r.first_seq
      join entries e on e.tenant_id = s.tenant_id and e.thread_id = s.thread_id and e.shelf = s.shelf
        and e.seq between s.first_seq and coalesce(s.last_seq, 2147483647)
      join entries a on a.tenant_id = e.tenant_id and a.thread_id = e.thread_id and a.shelf = e.shelf
        and a.seq = e.seq + 1 and a.sender = ${senderTypes.robot}
      where e.sender = ${senderTypes.visitor} and e.kind = ${msgTypes.text}
        and e.flags & ${hiddenBits}::smallint = 0
      order by r.language, e.content, e.at desc
    )
    select question, language from asked order by at desc, question limit ${limit}`.execute(db)
  return rows
}
