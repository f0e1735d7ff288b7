import { sql } from 'kysely'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { DialogueStatus } from '@foyer/contract/desk/dialogue-words.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Author } from './publish-dialogue.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

export type StoredDialogue = {
  /** The published one, else the last that was; 0: none was. */
  version: number
  status: DialogueStatus
  isChanged: boolean
  /** 0: the desk has not written it yet. */
  revision: number
  data: Dialogue
}

type ListRow = Omit<StoredDialogue, 'data' | 'revision'> & {
  id: string
  name: string
  phrases: string[]
  steps: number
  updatedAt: number
}

/** Of each dialogue the version that counts, and the draft: the desk's, else that of a command. */
function sources({ tenantId, robotNo }: RobotRef) {
  return sql`
    with heads as (
      select distinct on (id) id, version, status, data, saved_at from robot_dialogues
      where tenant_id = ${tenantId} and robot_no = ${robotNo} and status <> 'draft'
      order by id, (status = 'published') desc, version desc
    ), drafts as (
      select id, revision, data, updated_at from dialogue_drafts
      where tenant_id = ${tenantId} and robot_no = ${robotNo}
      union all
      select r.id, 0, r.data, r.saved_at from robot_dialogues r
      where r.tenant_id = ${tenantId} and r.robot_no = ${robotNo} and r.status = 'draft' and not exists (
        select from dialogue_drafts d
        where d.tenant_id = r.tenant_id and d.robot_no = r.robot_no and d.id = r.id)
    ), both_of as (
      select id, coalesce(h.version, 0) as version, coalesce(h.status, 'draft') as status,
        coalesce(d.revision, 0) as revision, coalesce(d.data, h.data) as data,
        d.data is not null and d.data is distinct from h.data as changed,
        greatest(d.updated_at, h.saved_at) as updated_at
      from heads h full join drafts d using (id)
    )`
}

export async function storedDialogues(db: Db, robot: RobotRef): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`${sources(robot)}
    select id, version, status, changed as "isChanged", data ->> 'name' as name, data -> 'phrases' as phrases,
      (select count(*)::int from jsonb_object_keys(data -> 'nodes')) as steps, updated_at as "updatedAt"
    from both_of order by lower(data ->> 'name'), id`.execute(db)
  return rows
}

export async function storedDialogue(
  db: Db | Trx,
  robot: RobotRef,
  id: string,
): Promise<StoredDialogue | undefined> {
  const { rows } = await sql<StoredDialogue>`${sources(robot)}
    select version, status, changed as "isChanged", revision, data from both_of where id = ${id}`.execute(db)
  return rows[0]
}

type NewDraft = { revision: number; data: Dialogue; author: Author; now: number }

/** Callers hold the lock of the dialogue. */
export async function writeDialogueDraft(
  trx: Trx,
  { tenantId, robotNo }: RobotRef,
  id: string,
  { revision, data, author, now }: NewDraft,
): Promise<void> {
  const values = {
    revision,
    data: JSON.stringify(data),
    author_id: author.id ?? null,
    author: author.name,
    updated_at: now,
  }
  await trx
    .insertInto('dialogue_drafts')
    .values({ tenant_id: tenantId, robot_no: robotNo, id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'robot_no', 'id']).doUpdateSet(values))
    .execute()
}

/** Deletes the draft of the desk and that of a command. Callers hold the lock, and have seen that nothing was published. */
export async function removeDrafts(trx: Trx, { tenantId, robotNo }: RobotRef, id: string): Promise<void> {
  for (const table of ['dialogue_drafts', 'robot_dialogues'] as const)
    await trx
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('robot_no', '=', robotNo)
      .where('id', '=', id)
      .execute()
}
