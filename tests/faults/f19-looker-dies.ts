import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { rowKinds } from '@foyer/server/log/rows.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast, type Conversation } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { failPoints } from './node/fail-points.ts'
import { foreverMs } from './patience.ts'
import { settle } from './settle.ts'
import type { Stage } from './stage.ts'

const { adminTimeoutMsg, userTimeoutMsg } = defaultChannelConfig
/** The shortest that a channel may have: a minute, which nobody waits for here (see `age`). */
const short = { adminTimeoutMode: 1, adminTimeoutTime: 1, userTimeoutMode: 1, userTimeoutTime: 1 }
const minuteMs = 60_000
const off = { adminTimeoutMode: 0, userTimeoutMode: 0 }
/** The points of a write; the others are of requests and streams. */
const deaths = failPoints.slice(0, 3)

/**
 * Conversations fall silent, and a node that says so dies in the middle of saying it, at each point of the write; then
 * the silent sessions end while a node dies at a moment of chance. Each is said and ended once, by somebody.
 */
export const lookerDies: Fault = {
  id: 'F19',
  title: 'a node dies while it breaks a silence',
  target: 'late p99 < 30 s',
  targetMs: 30_000,
  async play({ stage, isShort }) {
    const cast = await openCast(stage, { conversations: (isShort ? 6 : 20) * deaths.length })
    const recoveryMs: number[] = []
    const problems: string[] = []
    let lastSaidAt = 0
    for (const [turn, point] of deaths.entries()) {
      const part = cast.conversations.filter((_, at) => at % deaths.length === turn)
      await count(stage, off)
      await talk(part)
      // Who has not seen a message yet would get it with the time that `age` gives it, after one with a later time.
      await settle(stage, cast)
      // Nobody knows which node will look first.
      for (const node of stage.nodes) node.arm(point, 1)
      const since = Date.now()
      await count(stage, short)
      await age(stage, part)
      await someNodeDies(stage).catch(() => problems.push(`nobody passed ${point}`))
      const said = await untilSaid(stage, part)
      recoveryMs.push(...said.map((at) => at - since))
      lastSaidAt = Math.max(lastSaidAt, ...said)
    }
    // The reminders were seen with their time: the minute after them is a real one.
    await sleep(randomInt(3_000))
    await stage.nodes[0].kill9()
    const ended = await untilEnded(stage, cast.conversations.filter(isLeft))
    recoveryMs.push(...ended.map((at) => Math.max(0, at - lastSaidAt - minuteMs)))
    return { recoveryMs, problems, watchers: await finish(stage, cast) }
  },
}

/** What silence means from now on; every thread is looked at by that. */
async function count({ postgres }: Stage, timeouts: Record<string, number>): Promise<void> {
  await postgres.ask('update channels set config = config || $1::jsonb', [JSON.stringify(timeouts)])
  await postgres.ask('update threads set check_at = 0 where is_open')
}

/** Makes what was said in these conversations a minute older, and the conversations due for a look. */
async function age({ postgres }: Stage, part: readonly Conversation[]): Promise<void> {
  const threads = part.map(({ thread }) => thread)
  await postgres.ask(
    `with aged as (
       update threads set last_time = last_time - $2, owned_since = owned_since - $2, check_at = 0
       where key = any($1) and is_open returning tenant_id, id
     )
     update entries e set at = at - $2 from aged t where e.tenant_id = t.tenant_id and e.thread_id = t.id`,
    [threads, minuteMs + 1_000],
  )
}

async function someNodeDies({ nodes }: Stage): Promise<void> {
  await waitUntil(
    () => nodes.some((node) => !node.isRunning()),
    () => 'all nodes live',
    foreverMs,
  )
}

/** In every other conversation the agent has the last word, and the visitor has left. */
function isLeft({ thread }: Conversation): boolean {
  return (thread.codePointAt(0) ?? 0) % 2 === 0
}

async function talk(part: readonly Conversation[]): Promise<void> {
  for (const { visitor } of part) visitor.send('is anybody there?')
  await allSent(part)
  for (const conversation of part.filter(isLeft))
    conversation.agent.reply(conversation.thread, 'yes, and you?')
  await allSent(part)
}

async function allSent(part: readonly Conversation[]): Promise<void> {
  await waitUntil(
    () => part.every(({ visitor, agent }) => visitor.pending() === 0 && agent.pending() === 0),
    () => 'not everything was sent',
    foreverMs,
  )
}

/** When each was told of the silence. More than once would be seen twice, and is the checker's business. */
function untilSaid(stage: Stage, part: readonly Conversation[]): Promise<number[]> {
  return untilWritten(stage, part, `e.kind = 1 and e.content = any(array[$2, $3])`, [
    adminTimeoutMsg,
    userTimeoutMsg,
  ])
}

function untilEnded(stage: Stage, part: readonly Conversation[]): Promise<number[]> {
  const threads = part.map(({ thread }) => thread)
  // They left, and only listen for the checker: nodes take an open stream for a visitor who is there.
  const leave = () =>
    stage.postgres.ask(
      'update threads set visitor_here_at = 0, check_at = 0 where key = any($1) and is_open and visitor_here_at > 0',
      [threads],
    )
  const isEnd = `e.kind = $2 and e.content = 'visitorTimeout'`
  return untilWritten(stage, part, isEnd, [rowKinds.closed], leave)
}

/** Whoever dies meanwhile is started again. */
async function untilWritten(
  { postgres, nodes }: Stage,
  part: readonly Conversation[],
  what: string,
  values: unknown[],
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number[]> {
  const threads = part.map(({ thread }) => thread)
  let written: { at: number }[] = []
  await waitUntil(
    async () => {
      for (const node of nodes) if (!node.isRunning()) await node.start()
      await meanwhile()
      written = await postgres.ask<{ at: number }>(
        `select e.at from entries e join threads t on t.tenant_id = e.tenant_id and t.id = e.thread_id
         where t.key = any($1) and ${what}`,
        [threads, ...values],
      )
      return written.length >= threads.length
    },
    () => `${written.length} of ${threads.length} silences were broken`,
    foreverMs,
  )
  return written.map(({ at }) => at)
}
