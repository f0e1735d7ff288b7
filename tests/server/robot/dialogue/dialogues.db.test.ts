import { expect, it } from 'vitest'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { publishedDialogue } from '@foyer/server/features/robot/dialogue/dialogues.ts'
import { publishDialogue, saveDialogue } from '@foyer/server/features/robot/publish/publish-dialogue.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'

const world = givenWorld()
const db = () => world.node.deps.db
const robot = (robotNo: string) => ({ tenantId: world.demo.tenantId, robotNo })
const save = (robotNo: string, dialogue: unknown) => saveDialogue(world.node.deps, robot(robotNo), dialogue)
const named = (name: string): Dialogue => ({ ...orderDialogue, name })

it('a dialogue is kept as a draft, and nobody meets it before it is published', async () => {
  expect(await save('a', orderDialogue)).toEqual({ version: 1 })
  expect(await publishedDialogue(db(), robot('a'), 'order')).toBeUndefined()
  expect(await publishDialogue(world.node.deps, robot('a'), 'order')).toEqual({ version: 1 })
  expect((await publishedDialogue(db(), robot('a'), 'order'))?.data).toEqual(orderDialogue)
})

it('a draft is written over, a published version never', async () => {
  await save('b', named('one'))
  expect(await save('b', named('two'))).toEqual({ version: 1 })
  await publishDialogue(world.node.deps, robot('b'), 'order')
  expect(await save('b', named('three'))).toEqual({ version: 2 })
  expect((await publishedDialogue(db(), robot('b'), 'order'))?.data.name).toBe('two')
  expect(await publishDialogue(world.node.deps, robot('b'), 'order')).toEqual({ version: 2 })
  expect((await publishedDialogue(db(), robot('b'), 'order'))?.data.name).toBe('three')
})

it('publishing without a draft changes nothing', async () => {
  expect(await publishDialogue(world.node.deps, robot('c'), 'order')).toBeUndefined()
  await save('c', orderDialogue)
  await publishDialogue(world.node.deps, robot('c'), 'order')
  expect(await publishDialogue(world.node.deps, robot('c'), 'order')).toBeUndefined()
  expect((await publishedDialogue(db(), robot('c'), 'order'))?.version).toBe(1)
})

it('ten who save and publish at once leave one draft at most and one published version', async () => {
  await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      await save('d', named(`by ${at}`))
      await publishDialogue(world.node.deps, robot('d'), 'order')
    }),
  )
  const rows = await db()
    .selectFrom('robot_dialogues')
    .select(['version', 'status'])
    .where('tenant_id', '=', world.demo.tenantId)
    .where('robot_no', '=', 'd')
    .orderBy('version')
    .execute()
  expect(rows.filter(({ status }) => status === 'published')).toHaveLength(1)
  expect(rows.filter(({ status }) => status === 'draft').length).toBeLessThanOrEqual(1)
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, at) => at + 1))
})

it('what is wrong is told by code and node, and nothing is kept', async () => {
  const { thanks: _gone, ...nodes } = orderDialogue.nodes
  expect(await save('e', { ...orderDialogue, nodes })).toEqual({
    problems: [{ code: 'target.missing', node: 'helped', about: 'thanks' }],
  })
  expect(await save('e', { ...orderDialogue, start: 7 })).toEqual({
    problems: [{ code: 'shape', about: 'start' }],
  })
  for (const written of [undefined, null, 'x', [], {}, { ...orderDialogue, nodes: { a: { kind: 'x' } } }])
    expect(await save('e', written)).toHaveProperty('problems')
  expect(await publishDialogue(world.node.deps, robot('e'), 'order')).toBeUndefined()
})

it('loops of a thousand nodes and dialogues of a megabyte are refused', async () => {
  const circle = Array.from({ length: 1000 }, (_, at) => {
    const say = { kind: 'say', format: 'plain', text: 'On', goes: `n${(at + 1) % 1000}` }
    return [`n${at}`, say] as const
  })
  const looped = await save('f', { ...orderDialogue, start: 'n0', nodes: Object.fromEntries(circle) })
  expect(looped).toEqual({ problems: [{ code: 'shape', about: 'nodes' }] })

  const wordy = Array.from({ length: 200 }, (_, at) => {
    const say = { kind: 'say', format: 'plain', text: 'a'.repeat(4000), goes: `n${at + 1}` }
    return [`n${at}`, at === 199 ? { ...say, goes: undefined } : say] as const
  })
  const large = await save('f', { ...orderDialogue, start: 'n0', nodes: Object.fromEntries(wordy) })
  expect(large).toEqual({ problems: [{ code: 'tooLarge' }] })
})

it('texts that no database keeps are refused by name', async () => {
  for (const name of ['a\u0000b', 'a\u001bb', 'half \ud83d'])
    expect(await save('i', named(name))).toEqual({ problems: [{ code: 'text.broken' }] })
  expect(await save('i', named('Line\nbreak 👍'))).toEqual({ version: 1 })
})

it("another tenant's dialogue, or another robot's, is none of ours", async () => {
  const rival = await seedTenant(db(), 'rival')
  await save('g', orderDialogue)
  await publishDialogue(world.node.deps, robot('g'), 'order')
  for (const other of [{ tenantId: rival.tenantId, robotNo: 'g' }, robot('h')]) {
    expect(await publishedDialogue(db(), other, 'order')).toBeUndefined()
    expect(await publishDialogue(world.node.deps, other, 'order')).toBeUndefined()
  }
})
