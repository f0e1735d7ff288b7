import { beforeAll, expect, it } from 'vitest'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { keepDialogue, keptDialogue } from '@foyer/server/features/robot/dialogue/dialogue-repository.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { asking, lines, robotNo } from './asking.ts'

const world = givenWorld()
const topic = 'What would you like to know about your order?'
const again = orderDialogue.texts.again
const notOurs = ['(not for a dialogue)']

const seed = (dialogue: Dialogue, robot = robotNo) =>
  seedDialogue(world.node.deps.db, { tenantId: world.demo.tenantId, robotNo: robot }, dialogue)
const someone = async (robot = robotNo) => asking(world.node.deps, await Visitor.start(world.http), robot)

beforeAll(() => seed(orderDialogue))

it('D-06 a menu entry, a button and typed words start it', async () => {
  for (const wire of [
    { docId: 'dialogue:order' },
    { itemId: 'dialogue:order' },
    { bingCode: 'dialogue', bindValue: 'order' },
    { question: 'where is my ORDER' },
  ])
    expect(lines(await (await someone()).ask(wire))).toEqual([topic])
})

it('questions that no dialogue knows are for the knowledge', async () => {
  const visitor = await someone()
  for (const wire of [
    { question: 'Where is my' },
    { question: '?' },
    { question: '\u0000' },
    { question: '\ud83d' },
    { docId: 'd7' },
    { docId: 'dialogue:none' },
    { nodeId: 'none.topic', button: { id: 'late', name: 'x' } },
  ])
    expect(lines(await visitor.ask(wire))).toEqual(notOurs)
})

it('buttons lead on, and a form goes out with its step', async () => {
  const visitor = await someone()
  await visitor.start()
  const answer = await visitor.press('order.topic', 'late')
  expect(answer?.says).toMatchObject([{ step: 'order.number', content: { kind: 'form' } }])
  expect(answer?.next).toEqual({ to: 'nothing' })
})

it('a way to a person is for the caller to go', async () => {
  const visitor = await someone()
  await visitor.start()
  expect(await visitor.type('something else')).toEqual({ says: [], next: { to: 'person' } })
})

it('what is not understood is asked again once; then the knowledge may answer, and the buttons still work', async () => {
  const visitor = await someone()
  await visitor.start()
  expect(lines(await visitor.type('do you sell dogs?'))).toEqual([again, topic])
  expect(lines(await visitor.type('do you sell dogs?'))).toEqual(notOurs)
  expect(lines(await visitor.type('3'))).toEqual(notOurs)
  expect(lines(await visitor.press('order.topic', 'late'))).toEqual(['Which order is it about?'])
})

it('the same question again gets the same answer, and the dialogue does not move', async () => {
  const visitor = await someone()
  await visitor.start()
  const id = newId()
  const first = await visitor.type('dogs', id)
  expect(await visitor.type('dogs', id)).toEqual(first)
  expect(lines(await visitor.type('cats'))).toEqual(notOurs)
})

it('of many presses at once one moves the dialogue, and all are answered alike', async () => {
  const visitor = await someone()
  await visitor.start()
  const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.press('order.topic', 'late')))
  for (const answer of answers) expect(lines(answer)).toEqual(['Which order is it about?'])
})

it('of two who have read the same, one writes', async () => {
  const { db } = world.node.deps
  const visitor = await someone()
  const other = await someone()
  await visitor.start()
  const kept = await keptDialogue(db, visitor.claims)
  if (!kept) throw new Error('nothing was kept')
  const next = { ...kept, question: 'next' }
  const both = await Promise.all([1, 2].map(() => keepDialogue(db, visitor.claims, kept.rev, next)))
  expect(new Set(both)).toEqual(new Set([kept.rev + 1, undefined]))
  const first = await Promise.all([1, 2].map(() => keepDialogue(db, other.claims, undefined, kept)))
  expect(new Set(first)).toEqual(new Set([1, undefined]))
})

it('of two first questions at once both are answered', async () => {
  const visitor = await someone()
  const answers = await Promise.all([visitor.start(), visitor.type('Track my order')])
  for (const answer of answers) expect(lines(answer)).toEqual([topic])
})

it('a conversation ends with the version that it began with; the next one has the new one', async () => {
  const first = { ...orderDialogue, id: 'versions', phrases: [] }
  await seed(first)
  const visitor = await someone()
  await visitor.start('versions')
  const ask = first.nodes['topic']
  if (ask?.kind !== 'choices') throw new Error('the example has changed')
  const buttons = ask.buttons.map((button) => ({ ...button, goes: 'person' }))
  const { person, thanks } = first.nodes
  if (!person || !thanks) throw new Error('the example has changed')
  await seed({ ...first, nodes: { topic: { ...ask, text: 'New?', buttons }, person } })

  expect(lines(await visitor.press('versions.topic', 'late'))).toEqual(['Which order is it about?'])
  expect(lines(await (await someone()).start('versions'))).toEqual(['New?'])
})

it('a dialogue ends with its session; an old button offers it anew', async () => {
  const visitor = await Visitor.start(world.http)
  const before = asking(world.node.deps, visitor)
  await before.start()
  await before.press('order.topic', 'late')
  await visitor.call('chatClose')
  const { token } = visitor.started
  const later = await Visitor.start(world.http.with({ token }))
  expect(later.started.userId).toBe(visitor.started.userId)
  const after = asking(world.node.deps, later)
  expect(lines(await after.type('2'))).toEqual(notOurs)
  expect(lines(await after.press('order.helped', 'yes'))).toEqual([topic])
})

it('dialogues lead into each other, with what the other asks for and no more', async () => {
  const say = (text: string) => ({ kind: 'say', format: 'plain', text }) as const
  const bind = { code: 'colour', value: 'red' }
  await seed({
    ...orderDialogue,
    id: 'outer',
    phrases: [],
    start: 'ask',
    nodes: {
      ask: {
        kind: 'choices',
        text: 'Colour?',
        look: 'buttons',
        buttons: [{ id: 'r', name: 'Red', bind, goes: 'hello' }],
      },
      hello: { ...say('{{colour}} it is.'), goes: 'jump' },
      jump: { kind: 'jump', to: 'dialogue', dialogue: 'inner' },
    },
  })
  const inner = { ...orderDialogue, id: 'inner', phrases: [], given: ['colour', 'size'], start: 'end' }
  await seed({ ...inner, nodes: { end: say('Inside: {{colour}}{{size}}.') } })
  const visitor = await someone()
  await visitor.start('outer')
  expect(lines(await visitor.type('red'))).toEqual(['red it is.', 'Inside: red.'])
})

it('dialogues that lead round in circles, or to none, end honestly', async () => {
  const to = (id: string, dialogue: string) =>
    seed({
      ...orderDialogue,
      id,
      phrases: [],
      start: 'jump',
      nodes: { jump: { kind: 'jump', to: 'dialogue', dialogue } },
    })
  await to('ping', 'pong')
  await to('pong', 'ping')
  await to('lost', 'nowhere')
  const visitor = await someone()
  for (const id of ['ping', 'lost'])
    expect(lines(await visitor.start(id))).toEqual([orderDialogue.texts.failed])
})

it('a jump to a document is for the knowledge, behind what was said', async () => {
  await seed({
    ...orderDialogue,
    id: 'doc',
    phrases: [],
    start: 'say',
    nodes: {
      say: { kind: 'say', format: 'plain', text: 'Look:', goes: 'jump' },
      jump: { kind: 'jump', to: 'document', docId: 'd7' },
    },
  })
  const answer = await (await someone()).start('doc')
  expect(lines(answer)).toEqual(['Look:'])
  expect(answer?.next).toEqual({ to: 'document', docId: 'd7' })
})

it('words that start another dialogue do so in the middle of one, unless they are an answer', async () => {
  await seed({
    ...orderDialogue,
    id: 'hours',
    phrases: ['opening hours', 'Something else'],
    start: 'say',
    nodes: { say: { kind: 'say', format: 'plain', text: 'Nine to six.' } },
  })
  const visitor = await someone()
  await visitor.start()
  expect((await visitor.type('something else'))?.next).toEqual({ to: 'person' })
  await visitor.start()
  expect(lines(await visitor.type('Opening hours?'))).toEqual(['Nine to six.'])
})

it("another tenant's dialogues are out of reach, by name, by words and by button", async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const rival = asking(world.node.deps, await Visitor.start(world.http, { channelId: 'rival' }))
  expect(rival.claims.tenantId).not.toBe(world.demo.tenantId)
  for (const wire of [
    { docId: 'dialogue:order' },
    { question: 'Where is my order?' },
    { nodeId: 'order.topic', button: { id: 'late', name: 'x' } },
  ])
    expect(lines(await rival.ask(wire))).toEqual(notOurs)
  expect(lines(await (await someone('other-robot')).start())).toEqual(notOurs)
})

it('a visitor cannot step into the dialogue of somebody else', async () => {
  const [one, other] = [await someone(), await someone()]
  await one.start()
  await one.press('order.topic', 'late')
  expect(lines(await other.type('2'))).toEqual(notOurs)
  expect(lines(await other.press('order.helped', 'yes'))).toEqual([topic])
})
