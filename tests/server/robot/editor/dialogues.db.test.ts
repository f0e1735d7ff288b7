import { beforeAll, describe, expect, it } from 'vitest'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newAgent } from '../../calls/given.ts'
import { errorOf, must } from '../../team/given.ts'
import { givenDialogue, publish, read, save, type Ref } from './given.ts'

const world = givenWorld()
let ana: Agent
let ben: Agent

beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
  ben = (await newAgent(world, 'supervisor')).agent
})

async function listed(agent: Agent, { robotNo }: Ref) {
  const { dialogues } = must(await agent.call('listDialogues', { robotNo })) as {
    dialogues: Record<string, unknown>[]
  }
  return dialogues
}

describe('the draft of a dialogue', () => {
  it('is created, saved, published and changed again; the list says in what state it is', async () => {
    const ref = await givenDialogue(ana)
    expect(ref.dialogueId).toBe('where-is-my-order')
    expect(await listed(ana, ref)).toMatchObject([
      { status: 'draft', version: 0, steps: 11, conversations: 0 },
    ])
    expect(await publish(ana, ref)).toMatchObject({ isDone: true })
    expect(await read(ana, ref)).toMatchObject({ status: 'published', version: 1, isChanged: false })
    must(await save(ben, ref, (dialogue) => ({ ...dialogue, phrases: ['track'] })))
    expect(await listed(ana, ref)).toMatchObject([
      { status: 'published', version: 1, isChanged: true, phrases: ['track'] },
    ])
  })

  it('is not overwritten by somebody who has not seen the last change', async () => {
    const ref = await givenDialogue(ana)
    const { revision, dialogue } = await read(ana, ref)
    must(await save(ben, ref, (theirs) => ({ ...theirs, name: 'Ben’s' })))
    const late = await ana.call('saveDialogueDraft', { ...ref, revision, dialogue })
    expect(errorOf(late)).toBe('object.stale')
    expect((await read(ana, ref)).dialogue.name).toBe('Ben’s')
    expect(errorOf(await ana.call('publishDialogue', { ...ref, version: 0, revision }))).toBe('object.stale')
  })

  it('may be incomplete, with problems at its steps; then it is not published', async () => {
    const ref = await givenDialogue(ana, { from: 'empty' })
    const saved = must(
      await save(ana, ref, (dialogue) => ({
        ...dialogue,
        nodes: {
          'step-1': { kind: 'say', format: 'plain', text: '', goes: '' },
          'step-2': { kind: 'choices', text: 'Yes?', look: 'buttons', buttons: [] },
        },
      })),
    )
    expect(saved['problems']).toEqual(
      expect.arrayContaining([
        { code: 'shape', node: 'step-1', about: 'text' },
        { code: 'target.missing', node: 'step-1', about: '' },
        { code: 'shape', node: 'step-2', about: 'buttons' },
        { code: 'node.unreachable', node: 'step-2' },
      ]),
    )
    const { revision } = await read(ana, ref)
    expect(errorOf(await ana.call('publishDialogue', { ...ref, version: 0, revision }))).toBe(
      'request.invalid',
    )
    expect(await listed(ana, ref)).toMatchObject([{ status: 'draft' }])
  })

  it('gets an id of its own, also when two are created at once', async () => {
    const robotNo = `twice-${Date.now()}`
    const [one, two] = await Promise.all([
      givenDialogue(ana, { robotNo, name: '订单' }),
      givenDialogue(ben, { robotNo, name: '订单' }),
    ])
    expect([one.dialogueId, two.dialogueId].toSorted()).toEqual(['dialogue', 'dialogue-2'])
  })
})

describe('publication', () => {
  it('is stopped by a case that it breaks; owners publish despite it, supervisors do not', async () => {
    const ref = await givenDialogue(ana)
    const expected = { robotNo: ref.robotNo, language: 'en', question: 'Track my order', mustNotSay: [] }
    must(await ana.call('saveCase', expected))
    expect(await publish(ana, ref)).toMatchObject({ isDone: false, broken: [{ question: 'Track my order' }] })
    expect(await read(ana, ref)).toMatchObject({ status: 'draft', version: 0 })
    const { revision } = await read(ben, ref)
    const despite = { ...ref, version: 0, revision, despiteCases: true }
    expect(errorOf(await ben.call('publishDialogue', despite))).toBe('identity.forbidden')
    expect(await publish(ana, ref, { despiteCases: true })).toMatchObject({ isDone: true })
  })

  it('keeps versions with their authors; one is restored into the draft; a retired one starts no longer', async () => {
    const ref = await givenDialogue(ana)
    await publish(ana, ref)
    must(await save(ben, ref, (dialogue) => ({ ...dialogue, name: 'Second' })))
    await publish(ben, ref)
    const { versions } = must(await ana.call('listDialogueVersions', ref))
    expect(versions).toMatchObject([
      { version: 2, isCurrent: true },
      { version: 1, isCurrent: false, author: 'Ana', steps: 11 },
    ])
    const first = must(await ana.call('readDialogueVersion', { ...ref, version: 1 }))
    expect(first['dialogue']).toMatchObject({ name: 'Where is my order?' })
    const { revision } = await read(ana, ref)
    must(await ana.call('restoreDialogueVersion', { ...ref, version: 1, revision }))
    expect(await read(ana, ref)).toMatchObject({ isChanged: true, dialogue: { name: 'Where is my order?' } })
    expect(must(await ana.call('retireDialogue', ref))).toMatchObject({ isDone: true })
    expect(await read(ana, ref)).toMatchObject({ status: 'retired', version: 2 })
    expect(errorOf(await ana.call('retireDialogue', ref))).toBe('object.stale')
    expect(await publish(ana, ref)).toMatchObject({ isDone: true })
    expect(await read(ana, ref)).toMatchObject({ status: 'published', version: 3 })
  })

  it('only what was never published is deleted', async () => {
    const ref = await givenDialogue(ana)
    const other = await givenDialogue(ana, { robotNo: ref.robotNo })
    await publish(ana, ref)
    expect(errorOf(await ana.call('removeDialogue', ref))).toBe('object.stale')
    must(await ana.call('removeDialogue', other))
    expect(await listed(ana, ref)).toHaveLength(1)
    expect(errorOf(await ana.call('readDialogue', other))).toBe('object.unknown')
  })
})

describe('the simulator', () => {
  const move = async (input: unknown, state?: unknown) =>
    must(await ana.call('simulateDialogue', { dialogue: orderDialogue, input, ...(state ? { state } : {}) }))

  it('plays the draft with buttons, a form and typed words, and stores nothing', async () => {
    const started = await move({ type: 'started' })
    expect(started).toMatchObject({ outcome: 'wait', says: [{ kind: 'choices', node: 'topic' }] })
    const asked = await move({ type: 'pressed', node: 'topic', item: 'late' }, started['state'])
    expect(asked).toMatchObject({ says: [{ kind: 'form', node: 'number' }] })
    const values = { order: 'A-<b>1</b>', pieces: '' }
    const told = await move({ type: 'submitted', node: 'number', values }, asked['state'])
    expect(told['says']).toMatchObject([
      { kind: 'text', text: 'Order A-<b>1</b> is on its way and arrives within two days.' },
      { kind: 'choices', node: 'helped' },
    ])
    expect(await move({ type: 'typed', text: 'no' }, told['state'])).toMatchObject({ outcome: 'person' })
  })

  it('never requests another site: a sample stands for its response', async () => {
    const request = {
      kind: 'request',
      method: 'GET',
      url: 'http://127.0.0.1:1/{{visitor.name}}',
      headers: {},
      picks: [{ path: 'a.b', variable: 'found' }],
      goes: 'told',
      fails: 'lost',
    }
    const dialogue = {
      ...orderDialogue,
      start: 'ask',
      nodes: {
        ask: request,
        told: { kind: 'say', format: 'plain', text: 'Found {{found}}' },
        lost: { kind: 'say', format: 'plain', text: 'Lost' },
      },
    }
    const play = async (input: unknown, state?: unknown) =>
      must(await ana.call('simulateDialogue', { dialogue, input, ...(state ? { state } : {}) }))
    const asked = await play({ type: 'started' })
    expect(asked).toMatchObject({ outcome: 'request', request: { url: 'http://127.0.0.1:1/Sam' } })
    const sample = { type: 'answered', status: 200, body: '{"a":{"b":"it"}}' }
    expect(await play(sample, asked['state'])).toMatchObject({ says: [{ text: 'Found it' }] })
    expect(await play({ type: 'answered' }, asked['state'])).toMatchObject({ says: [{ text: 'Lost' }] })
  })
})
