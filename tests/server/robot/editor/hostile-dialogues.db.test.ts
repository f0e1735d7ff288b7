import { beforeAll, describe, expect, it } from 'vitest'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { errorOf, must } from '../../team/given.ts'
import { givenDialogue, publish, read, save, type Ref } from './given.ts'

const world = givenWorld()
let ana: Agent
let ref: Ref
beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
  ref = await givenDialogue(ana)
})

const say = { kind: 'say', format: 'plain', text: 'Hello' } as const
const withNodes = (nodes: unknown) => (dialogue: Dialogue) => ({ ...dialogue, start: 'a', nodes })

describe('a hostile draft is refused', () => {
  const manyNodes = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`n${place}`, say]))
  const deep = JSON.parse(`${'{"id":"i","name":"n","children":['.repeat(300)}${']}'.repeat(300)}`) as unknown
  it.each([
    ['10,000 steps', manyNodes(10_000)],
    ['one step too many', manyNodes(201)],
    ['an unknown kind', { a: { kind: 'script', text: 'x' } }],
    ['an unknown property', { a: { ...say, onclick: 'alert(1)' } }],
    ['an id with markup', { '<img src=x onerror=alert(1)>': say }],
    [
      '__proto__ as an id',
      JSON.parse('{"a":{"kind":"say","format":"plain","text":"x"},"__proto__":{"kind":"say"}}'),
    ],
    ['a target that is no id', { a: { ...say, goes: 'javascript:alert(1)' } }],
    ['a text without an end', { a: { ...say, text: 'x'.repeat(4001) } }],
    [
      'a header of its own',
      {
        a: {
          kind: 'request',
          method: 'GET',
          url: 'https://a.example/',
          headers: { cookie: 'a' },
          picks: [],
          goes: 'a',
          fails: 'a',
        },
      },
    ],
    [
      'options without an end',
      {
        a: {
          kind: 'form',
          title: 'x',
          goes: 'a',
          fields: [
            {
              variable: 'v',
              field: { kind: 'cascader', id: 'i', name: 'n', required: false, value: [], options: [deep] },
            },
          ],
        },
      },
    ],
  ])('%s', async (_what, nodes) => {
    const before = await read(ana, ref)
    expect(['request.invalid', 'request.tooLarge']).toContain(errorOf(await save(ana, ref, withNodes(nodes))))
    expect(await read(ana, ref)).toEqual(before)
  })

  it('more than the whole may hold', async () => {
    const text = 'x'.repeat(4000)
    const nodes = Object.fromEntries(
      Array.from({ length: 100 }, (_, place) => [`n${place}`, { ...say, text }]),
    )
    expect(errorOf(await save(ana, ref, withNodes(nodes)))).toBe('request.tooLarge')
  })

  it('under the name of another dialogue', async () => {
    expect(errorOf(await save(ana, ref, (dialogue) => ({ ...dialogue, id: 'other' })))).toBe(
      'request.invalid',
    )
  })
})

describe('what is not refused', () => {
  it('names of prototypes are ids like any other', async () => {
    const own = await givenDialogue(ana)
    const nodes = { constructor: { ...say, goes: 'tostring' }, tostring: say }
    const saved = must(await save(ana, own, (dialogue) => ({ ...dialogue, start: 'constructor', nodes })))
    expect(saved['problems']).toEqual([])
    const missing = must(
      await save(ana, own, (dialogue) => ({
        ...dialogue,
        nodes: { constructor: { ...say, goes: 'valueof' } },
      })),
    )
    expect(missing['problems']).toEqual([{ code: 'target.missing', node: 'constructor', about: 'valueof' }])
  })

  it('silent loops and addresses that are not http are problems, and are not published', async () => {
    const own = await givenDialogue(ana)
    const request = { kind: 'request', method: 'GET', headers: {}, picks: [], goes: 'a', fails: 'b' }
    const saved = must(
      await save(
        ana,
        own,
        withNodes({ a: { ...request, url: 'javascript:alert(1)' }, b: { ...say, goes: 'a' } }),
      ),
    )
    expect(saved['problems']).toEqual(
      expect.arrayContaining([
        { code: 'loop.silent', node: 'a' },
        { code: 'url.host', node: 'a', about: 'javascript:alert(1)' },
      ]),
    )
    const { revision } = await read(ana, own)
    const publishing = await ana.call('publishDialogue', { ...own, version: 0, revision })
    expect(errorOf(publishing)).toBe('request.invalid')
  })

  it('markup in names, phrases and texts stays text', async () => {
    const own = await givenDialogue(ana)
    const markup = '<img src=x onerror=alert(1)>'
    must(await save(ana, own, (dialogue) => ({ ...dialogue, name: markup, phrases: [markup] })))
    expect(await publish(ana, own)).toMatchObject({ isDone: true })
    const { dialogue } = await read(ana, own)
    expect(dialogue).toMatchObject({ name: markup, phrases: [markup] })
  })

  it('a loop that a simulated turn runs into ends with the text for failures', async () => {
    const { dialogue } = await read(ana, ref)
    const looped = { ...dialogue, start: 'a', nodes: { a: { ...say, goes: 'a' } } }
    const played = must(await ana.call('simulateDialogue', { dialogue: looped, input: { type: 'started' } }))
    expect(played['outcome']).toBe('fail')
    expect(played['says']).toHaveLength(11)
  })

  it('a made-up state of the simulator leads nowhere', async () => {
    const { dialogue } = await read(ana, ref)
    const state = {
      at: '__proto__',
      waits: 'choice',
      variables: { constructor: 'x' },
      asked: ['constructor'],
      misses: 0,
      turn: { steps: 0, requests: 0, messages: 0 },
    }
    const input = { type: 'pressed', node: 'constructor', item: 'x' }
    const played = must(await ana.call('simulateDialogue', { dialogue, state, input }))
    expect(played).toMatchObject({ outcome: 'leave', says: [] })
  })
})
