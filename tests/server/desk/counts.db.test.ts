import { expect, it } from 'vitest'
import { createInboxes, type OpenCounts } from '@foyer/server/features/desk/inbox/inboxes.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

/** Inboxes whose database can be starved: of everything, or of what takes longer than a glance. */
function givenInboxes() {
  const { db, redis, clock, log, metrics, failures } = world.node.deps
  const lack = { of: 'nothing' as 'nothing' | 'rows' | 'everything' }
  const starved = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'selectFrom' || typeof value !== 'function') return value
      return (table: unknown) => {
        const isRow = table !== 'threads'
        if (lack.of === 'everything' || (lack.of === 'rows' && isRow)) throw new Error('starved')
        return Reflect.apply(value, target, [table]) as unknown
      }
    },
  })
  const told: OpenCounts[] = []
  const viewer = { agentId: 1, role: 'owner', visibility: 'all', groupIds: [] } as const
  const listener = {
    viewer,
    onThread: () => undefined,
    onCounts: (counts: OpenCounts) => void told.push(counts),
  }
  return {
    inboxes: createInboxes({ db: starved, redis, clock, log, metrics, failures }),
    lack,
    told,
    listener,
  }
}

async function oneMoreWaits(): Promise<void> {
  const visitor = await Visitor.start(world.http)
  await visitor.call('transferAgent', {})
  await threadIdOf(visitor)
}

it('numbers that could not be read are told as soon as the database is back', async () => {
  const { inboxes, lack, told, listener } = givenInboxes()
  const { tenantId } = world.demo
  await inboxes.follow(tenantId, listener)
  lack.of = 'everything'
  await oneMoreWaits()
  await inboxes.sweep()
  expect(told).toEqual([])

  // The glance works again before the rows do.
  lack.of = 'rows'
  await inboxes.sweep()
  expect(told).toHaveLength(1)
  lack.of = 'nothing'
  await oneMoreWaits()
  await inboxes.sweep()
  expect(told[1]?.waiting).toBe((told[0]?.waiting ?? 0) + 1)
  inboxes.leave(tenantId, listener)
})

it('a list that could not be read is read by the next who comes, not told to them as news', async () => {
  const { inboxes, lack, told, listener } = givenInboxes()
  const { tenantId } = world.demo
  await oneMoreWaits()
  lack.of = 'everything'
  await expect(inboxes.follow(tenantId, listener)).rejects.toThrow('starved')
  lack.of = 'nothing'
  await inboxes.follow(tenantId, listener)
  await inboxes.sweep()
  expect(told).toEqual([])
  await oneMoreWaits()
  await inboxes.sweep()
  expect(told).toHaveLength(1)
  inboxes.leave(tenantId, listener)
})
