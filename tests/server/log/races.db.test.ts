import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retentions } from '@foyer/contract/desk/retentions.ts'
import type { Appended, NewEntry } from '@foyer/server/log/append-statement.ts'
import type { ThreadRef } from '@foyer/server/log/thread-ref.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import { Failed } from '@foyer/server/platform/http/failed.ts'
import { decideStart } from '@foyer/server/rules/routing/start.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

/** `RACES=100000 pnpm test --db races` plays more; about fifty races a second. */
const races = Number(process.env['RACES'] ?? 400)
const threads = 16
const weekMs = 7 * 86_400_000

let skew = 0
const world = givenWorld({ clock: { now: () => Date.now() + skew } })
let other: ServerNode
/** Row locks are held on connections of their own: those of the nodes are for the nodes. */
let lockers: pg.Pool
beforeAll(async () => {
  other = await world.startNode()
  lockers = new pg.Pool({ connectionString: world.node.deps.config.databaseUrl, max: threads })
})
afterAll(() => lockers.end())

it(
  'P2 of two equal client ids at the same moment on two nodes one is stored, and both get its receipt',
  { timeout: 60_000 + races * 60 },
  async () => {
    const random = mulberry(races)
    const refs = await Promise.all(Array.from({ length: threads }, () => newThread()))
    const counts = { plain: 0, locked: 0, start: 0, late: 0 }
    await Promise.all(
      refs.map(async (ref, i) => {
        for (let n = i; n < races; n += threads) counts[await race(ref, random)]++
      }),
    )
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(races / 10)
    expect(await doubles()).toEqual([])
    expect(await gaps()).toEqual([])
    expect(await shelvesUsed()).toBeGreaterThan(5)
  },
)

type Scene = 'plain' | 'locked' | 'start' | 'late'

async function race(ref: ThreadRef, random: () => number): Promise<Scene> {
  const scenes: Scene[] = ['plain', 'locked', 'start', 'late']
  const scene = scenes[Math.floor(random() * scenes.length)] ?? 'plain'
  const entry = messageTo(ref)
  const send = async (node: ServerNode) => {
    await sleep(random() * 3)
    return append(node, entry)
  }
  const both = () => Promise.all([send(world.node), send(other)])
  const answers = await play(scene, ref, random, both)
  // A browser that heard no answer sends again, perhaps after the next session has begun.
  answers.push(await append(other, entry), await append(world.node, entry))
  expect(new Set(answers.map(seqOf)).size, `${scene}: ${JSON.stringify(answers)}`).toBe(1)
  expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
  return scene
}

/** A node that is slow says that it is busy, and a browser sends again. */
async function append(node: ServerNode, entry: NewEntry): Promise<Appended> {
  try {
    return await node.deps.append(entry)
  } catch (error) {
    if (!(error instanceof Failed && error.error === 'server.busy')) throw error
    await sleep(200)
    return append(node, entry)
  }
}

type Both = () => Promise<Appended[]>

async function play(scene: Scene, ref: ThreadRef, random: () => number, both: Both): Promise<Appended[]> {
  switch (scene) {
    case 'plain':
      return both()
    case 'locked':
      // Both wait for the row, with snapshots from before either of them.
      return holdingRow(ref, both, random)
    case 'start': {
      const [answers] = await Promise.all([both(), sleep(random() * 3).then(() => restart(ref, random))])
      return answers
    }
    case 'late': {
      const answers = await both()
      await restart(ref, random)
      return answers
    }
  }
}

async function holdingRow(ref: ThreadRef, both: Both, random: () => number): Promise<Appended[]> {
  const client = await lockers.connect()
  try {
    await client.query('begin')
    await client.query('select from threads where tenant_id = $1 and id = $2 for update', [
      ref.tenantId,
      ref.threadId,
    ])
    const answers = both()
    await sleep(random() * 8)
    await client.query('commit')
    return await answers
  } finally {
    client.release()
  }
}

/** Ends the session and begins another one, in some other class and week, so that the thread changes its partition. */
async function restart(ref: ThreadRef, random: () => number): Promise<void> {
  const node = random() < 0.5 ? world.node : other
  skew = Math.floor(random() * 4) * weekMs
  const retention = retentions[Math.floor(random() * retentions.length)] ?? 'keep'
  await node.deps.db.updateTable('tenants').set({ retention }).where('id', '=', ref.tenantId).execute()
  await node.deps.transition(ref, ({ isOpen }) =>
    isOpen
      ? {
          do: 'change',
          next: { isOpen: false, owner: { kind: 'nobody' } },
          sender: 'system',
          body: { type: 'closed', reason: 'ended' },
        }
      : { do: 'nothing' },
  )
  await node.deps.transition(ref, decideStart)
}

async function newThread(): Promise<ThreadRef> {
  const visitor = await Visitor.start(world.http)
  const claims = world.node.deps.visitorTokens.verify(visitor.started.token, Date.now())
  if (!claims) throw new Error('no claims')
  return { tenantId: claims.tenantId, threadId: claims.threadId }
}

function messageTo({ tenantId, threadId }: ThreadRef): NewEntry {
  return {
    tenantId,
    threadId,
    clientId: newId(),
    guard: { by: 'server' },
    sender: 'visitor',
    body: { type: 'message', msgType: 1, content: 'twice' },
  }
}

function seqOf(appended: Appended): number | string {
  if (appended.outcome === 'stored') return appended.entry.seq
  return appended.outcome === 'repeated' ? appended.seq : appended.outcome
}

async function rowsOf(text: string): Promise<unknown[]> {
  const { rows } = await world.node.deps.pool.query<object>(text)
  return rows
}

const doubles = () =>
  rowsOf('select thread_id, client_id from entries group by 1, 2, flags & 8 having count(*) > 1')

const gaps = () =>
  rowsOf(`select t.id from threads t join entries e on e.tenant_id = t.tenant_id and e.thread_id = t.id
    group by t.id, t.last_seq having count(*) <> t.last_seq or max(e.seq) <> t.last_seq or count(distinct e.seq) <> t.last_seq`)

async function shelvesUsed(): Promise<number> {
  return (await rowsOf('select distinct shelf from entries')).length
}

/** Small and seeded, so that a failure can be played again. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
