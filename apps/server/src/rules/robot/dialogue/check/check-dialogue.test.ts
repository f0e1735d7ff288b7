import { fields } from '@foyer/contract/forms/fields/index.ts'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { describe, expect, it } from 'vitest'
import { checkDialogue } from './check-dialogue.ts'

type Nodes = Dialogue['nodes']

const end = { kind: 'jump', to: 'end' } as const
const say = (text: string, goes?: string): Nodes[string] => ({
  kind: 'say',
  format: 'plain',
  text,
  ...(goes && { goes }),
})
const ask = (...goes: string[]): Nodes[string] => ({
  kind: 'choices',
  text: 'Which?',
  look: 'buttons',
  buttons: goes.map((to, at) => ({ id: `b${at}`, name: `Button ${at}`, goes: to })),
})
const request = (change: object = {}): Nodes[string] => ({
  kind: 'request',
  method: 'GET',
  url: 'https://erp.shop.example/orders',
  headers: {},
  picks: [{ path: 'state', variable: 'state' }],
  goes: 'b',
  fails: 'c',
  ...change,
})

function problems(nodes: Nodes, change: Partial<Dialogue> = {}): string[] {
  const dialogue = { ...orderDialogue, start: 'a', ...change, nodes }
  return checkDialogue(dialogue).map(({ code, node = '', about = '' }) => `${code} ${node} ${about}`.trim())
}

it('finds nothing wrong with the example', () => {
  expect(checkDialogue(orderDialogue)).toEqual([])
})

describe('C-39 the site’s token', () => {
  const token = '{{visitor.customerToken}}'

  it('may stand in the body of a request', () => {
    const post = request({ method: 'POST', body: { token } })
    expect(problems({ a: post, b: say('{{state}} {{visitor.attributes.order_no}}'), c: end })).toEqual([])
  })

  it.each([
    ['a text', { a: say(token) }],
    ['an address', { a: request({ url: `https://erp.shop.example/?t=${token}` }), b: end, c: end }],
  ] as [string, Nodes][])('may not stand in %s', (_where, nodes) => {
    expect(problems(nodes)[0]).toContain('token.misplaced a')
  })

  it('may not stand in the texts of the dialogue', () => {
    const texts = { ...orderDialogue.texts, failed: token }
    expect(problems({ a: end }, { texts })).toEqual([`token.misplaced  ${token}`])
  })
})

describe('ways', () => {
  it('the start exists', () => expect(problems({ b: end })).toEqual(['start.missing  a']))

  it.each([
    ['say', say('x', 'gone')],
    ['choices', ask('gone')],
    ['condition', { kind: 'condition', cases: [{ all: [], goes: 'a' }], else: 'gone' }],
    ['jump', { kind: 'jump', to: 'node', node: 'gone' }],
    ['constructor', say('x', 'constructor')],
  ] as [string, Nodes[string]][])('the target of a %s exists', (_kind, node) => {
    expect(
      problems({ a: node }).some((problem) => /^target\.missing a (gone|constructor)$/.test(problem)),
    ).toBe(true)
  })

  it('every node can be reached', () => {
    expect(problems({ a: say('x', 'b'), b: end, c: say('y', 'd'), d: end })).toEqual([
      'node.unreachable c',
      'node.unreachable d',
    ])
  })

  it('a circle needs a question', () => {
    expect(problems({ a: say('x', 'b'), b: say('y', 'a') })).toEqual(['loop.silent a', 'loop.silent b'])
    expect(problems({ a: say('x', 'a') })).toEqual(['loop.silent a'])
    expect(problems({ a: request({ goes: 'a', fails: 'a' }) })).toEqual(['loop.silent a'])
    expect(problems({ a: say('x', 'b'), b: ask('a') })).toEqual([])
  })
})

describe('variables', () => {
  it('have a value on every way to where they are used', () => {
    const nodes = { a: request(), b: say('{{state}}'), c: say('Sorry: {{state}}') }
    expect(problems(nodes)).toEqual(['variable.unset c state'])
    expect(problems({ ...nodes, c: say('Sorry', 'b') })).toEqual(['variable.unset b state'])
  })

  it('may be given by another dialogue, and facts are always there', () => {
    expect(problems({ a: say('{{x}} {{visitor.language}}') })).toEqual(['variable.unset a x'])
    expect(problems({ a: say('{{x}}') }, { given: ['x'] })).toEqual([])
  })

  it('a circle takes nothing away that was set before it', () => {
    const form = orderDialogue.nodes['number']
    expect(form?.kind).toBe('form')
    if (form?.kind !== 'form') return
    const nodes: Nodes = {
      a: { ...form, goes: 'b' },
      b: say('{{orderNumber}}', 'c'),
      c: ask('b', 'd'),
      d: end,
    }
    expect(problems(nodes)).toEqual([])
  })

  it('asking whether one is there is no use of it, comparing is', () => {
    const asking = (is: 'filled' | 'equal'): Nodes[string] => ({
      kind: 'condition',
      cases: [{ all: [is === 'filled' ? { name: 'x', is } : { name: 'x', is, value: '1' }], goes: 'b' }],
      else: 'b',
    })
    expect(problems({ a: asking('filled'), b: end })).toEqual([])
    expect(problems({ a: asking('equal'), b: end })).toEqual(['variable.unset a x'])
  })

  it('are counted', () => {
    const picks = (from: number) =>
      Array.from({ length: 20 }, (_, at) => ({ path: 'p', variable: `v${from + at}` }))
    const chain = ['a', 'b', 'c'].map((id, at, ids) => {
      const next = ids[at + 1] ?? 'e'
      return [id, request({ picks: picks(at * 20), goes: next, fails: next })] as const
    })
    expect(problems({ ...Object.fromEntries(chain), e: end })).toEqual(['variable.tooMany  60'])
    expect(dialogueLimits.variables).toBeLessThan(60)
  })
})

describe('nodes', () => {
  it('buttons are told apart by id and by name', () => {
    const buttons = [
      { id: 'x', name: 'Yes', goes: 'b' },
      { id: 'x', name: ' YES! ', goes: 'b' },
    ]
    expect(problems({ a: { kind: 'choices', text: '?', look: 'answers', buttons }, b: end })).toEqual([
      'button.repeated a x',
      'button.sameName a yes',
    ])
  })

  it('fields are told apart, and what asks to choose has something to choose', () => {
    const field = { ...fields.select.example, id: 'f', options: [] }
    const form: Nodes[string] = {
      kind: 'form',
      title: 'T',
      fields: [
        { variable: 'v', field },
        { variable: 'v', field: { ...field, options: ['One'] } },
      ],
      goes: 'b',
    }
    expect(problems({ a: form, b: end })).toEqual([
      'field.repeated a f',
      'field.repeated a v',
      'field.noOptions a f',
    ])
  })

  it.each([
    'https://{{x}}/a',
    'https://shop.{{x}}/a',
    '{{x}}',
    'https://shop.example:{{x}}/',
    'https://shop.example{{x}}/',
    'https://shop.example?{{x}}',
    'https://user@shop.example/',
    'file:///etc/passwd',
    '//shop.example/',
    'https://shop.example\\@evil.example/',
  ])('%s has no literal host', (url) => {
    const nodes = { a: request({ url }), b: end, c: end }
    expect(problems(nodes, { given: ['x'] })).toEqual([`url.host a ${url}`])
  })

  it('a GET has no body', () => {
    expect(problems({ a: request({ body: { a: 'b' } }), b: end, c: end })).toEqual(['body.onGet a body'])
  })

  it('braces that are no placeholder, and phrases that are one phrase', () => {
    expect(problems({ a: say('{{ x }}') })).toEqual(['placeholder.broken a {{ x }}'])
    expect(problems({ a: end }, { phrases: ['Hello', 'hello!'] })).toEqual(['phrase.repeated  hello'])
  })

  it('the two texts that may come anywhere name nothing that may not be there', () => {
    const texts = { again: '{{x}}', failed: 'Sorry {{' }
    expect(problems({ a: end }, { texts })).toEqual(['placeholder.broken  Sorry {{', 'variable.unset  x'])
  })
})

it('200 nodes that all lead everywhere are checked in no time', () => {
  const ids = Array.from({ length: dialogueLimits.nodes }, (_, at) => `n${at}`)
  const nodes = Object.fromEntries(ids.map((id, at) => [id, ask(...ids.slice(at % 180, (at % 180) + 20))]))
  const before = Date.now()
  checkDialogue({ ...orderDialogue, start: 'n0', nodes })
  expect(Date.now() - before).toBeLessThan(1000)
})
