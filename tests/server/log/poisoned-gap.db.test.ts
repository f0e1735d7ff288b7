import { expect, it } from 'vitest'
import { sweep } from '@foyer/server/log/sweep.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

it('F26 delivery: a gap that cannot be delivered is counted and waits, and others are delivered', async () => {
  const [bad, good] = [await Visitor.start(world.http), await Visitor.start(world.http)]
  const streams = [await bad.stream(), await good.stream()]
  const { pool, watches, quarantine, db } = world.node.deps
  const users = [bad.started.userId, good.started.userId]
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'user_id'])
    .where('user_id', 'in', users)
    .execute()
  const badId = threads.find(({ user_id }) => user_id === users[0])?.id
  for (const watch of watches.all())
    if (watch.ref.threadId === badId)
      for (const listener of watch.listeners)
        listener.onEntry = () => {
          throw new Error('corrupt entry')
        }
  // Written without a notification, as by a node that died after its commit.
  await pool.query(
    `with head as (
       update threads set last_seq = last_seq + 1, last_time = last_time + 1 where user_id = any($1)
       returning tenant_id, id, last_seq, last_time, shelf
     )
     insert into entries (tenant_id, thread_id, seq, at, agent_id, kind, sender, flags, shelf, client_id, content)
     select tenant_id, id, last_seq, last_time, 0, 1, 3, 8, shelf, 'gap:' || last_seq, 'recovered' from head`,
    [users],
  )
  await sweep(world.node.deps)
  await streams[1]?.next((frame) => JSON.stringify(frame).includes('recovered'))
  await expect.poll(() => quarantine.list()).toMatchObject([{ job: 'delivery', id: badId }])
  for (const stream of streams) stream.close()
})
