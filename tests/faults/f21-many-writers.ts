import { newId } from '@foyer/client/new-id.ts'
import { checkLog } from '../routing/postgres/check-log.ts'
import { openCast, type Conversation } from './cast.ts'
import type { VirtualVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { callNode, type Call } from './replay/call-node.ts'
import { logOf } from './routing/log-story.ts'
import { askInGroup, seatInGroup, setLease, untilSteady, type Seated } from './routing/own-group.ts'
import type { Stage } from './stage.ts'

const writers = 50
const groupId = 'contended'

/** Many writers on one conversation; then an agent passes it on while the visitor leaves while a lease runs out. */
export const manyWriters: Fault = {
  id: 'F21',
  title: '50 writers on one conversation, and three ends at once',
  target: '0 illegal states',
  targetMs: Infinity,
  async play({ stage, isShort }) {
    const startedAt = Date.now()
    const cast = await openCast(stage, { conversations: 2, pollEvery: 0 })
    const [conversation] = cast.conversations
    if (!conversation) throw new Error('an empty stage')
    await writeAtOnce(stage, conversation, isShort ? 4 : 20)
    const watchers = await finish(stage, cast)

    await untilSteady(startedAt)
    const agents = await seatInGroup(stage, stage.nodes[1], groupId, 2)
    const problems: string[] = []
    for (let round = 0; round < (isShort ? 10 : 60); round++) problems.push(...(await race(stage, agents)))
    problems.push(...(await whatIsStuck(stage)))
    return { recoveryMs: [], problems: problems.slice(0, 10), watchers }
  },
}

/** Visitor and agent write through both nodes at once, each message under an id of its own. */
async function writeAtOnce(stage: Stage, conversation: Conversation, each: number): Promise<void> {
  const { visitor, agent, thread } = conversation
  const { userId, token } = visitor.started
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; n < each; n++) {
        const id = newId()
        const text = `writer ${writer} message ${n}`
        const isVisitor = writer % 2 === 0
        // Everybody is a sender of their own: between writers there is no order to keep.
        stage.history.invoke({ id, thread, by: `writer ${writer}`, text })
        const call: Call = isVisitor
          ? { name: 'sendMsg', headers: { token }, input: { userId, id, msgContent: text, msgType: 1 } }
          : { name: 'reply', headers: agent.headers, input: { threadId: thread, id, msgContent: text } }
        const { data } = await callNode(stage.nodes[writer % 4 < 2 ? 0 : 1], call)
        if (typeof data['seq'] === 'number') stage.history.ok(id, data['seq'])
        else stage.history.fail(id)
      }
    }),
  )
}

/** Three who want different ends for one thread, through different nodes. */
async function race(stage: Stage, agents: readonly Seated[]): Promise<string[]> {
  const [first, second] = agents
  if (!first || !second) return ['nobody at the desk']
  const forLong = Date.now() + 3_600_000
  await Promise.all([setLease(stage, first, forLong), setLease(stage, second, forLong)])
  const visitor = await askInGroup(stage, stage.nodes[0], groupId)
  const owner = await ownerOf(stage, visitor, agents)
  const other = owner === first ? second : first
  const threadId = visitor.started.thread
  const asOwner = { headers: owner.headers }
  const answers = await Promise.all([
    callNode(stage.nodes[0], {
      name: 'handOver',
      ...asOwner,
      input: { threadId, adminId: String(other.id) },
    }),
    callNode(stage.nodes[1], { name: 'refuseThread', ...asOwner, input: { threadId } }),
    callNode(stage.nodes[1], close(visitor)),
    setLease(stage, owner, Date.now()).then(() => ({ status: 200 })),
  ])
  visitor.close()
  const problems = checkLog(await logOf(stage.postgres, threadId)).map((what) => `${threadId}: ${what}`)
  for (const { status } of answers) if (status >= 500) problems.push(`${threadId}: answered ${status}`)
  const [row] = await stage.postgres.ask<{ is_open: boolean; owner_kind: number }>(
    `select is_open, owner_kind from threads where key = $1`,
    [threadId],
  )
  if (row?.is_open !== false || row.owner_kind !== 0)
    problems.push(`${threadId}: closed and still somebody's`)
  return problems
}

function close({ started: { userId, token } }: VirtualVisitor): Call {
  return { name: 'chatClose', headers: { token }, input: { userId } }
}

async function ownerOf(
  { postgres }: Stage,
  visitor: VirtualVisitor,
  agents: readonly Seated[],
): Promise<Seated> {
  const { thread } = visitor.started
  const [row] = await postgres.ask<{ owner_id: number }>(`select owner_id from threads where key = $1`, [
    thread,
  ])
  const owner = agents.find(({ id }) => id === row?.owner_id)
  if (!owner) throw new Error(`${thread} was given to nobody`)
  return owner
}

/** Nothing waits for a lock, and PostgreSQL never had to choose a victim. */
async function whatIsStuck({ postgres }: Stage): Promise<string[]> {
  const [row] = await postgres.ask<{ waiting: number; deadlocks: number }>(
    `select (select count(*)::int from pg_locks where not granted) as waiting,
       (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`,
  )
  const problems: string[] = []
  if (row && row.waiting > 0) problems.push(`${row.waiting} locks are still waited for`)
  if (row && row.deadlocks > 0) problems.push(`${row.deadlocks} deadlocks`)
  return problems
}
