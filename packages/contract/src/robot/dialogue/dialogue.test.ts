import { describe, expect, it } from 'vitest'
import { fields } from '../../forms/fields/index.ts'
import { Id } from '../../wire.ts'
import { Dialogue } from './dialogue.ts'
import { dialogueLimits } from './limits.ts'
import { orderDialogue } from './order-example.ts'
import { hasBrokenPlaceholder, placeholdersOf } from './placeholders.ts'
import { startOfWire, stepOfWire, wireOfStart, wireOfStep } from './step-id.ts'

const nodes = (change: Record<string, unknown>) => ({
  ...orderDialogue,
  nodes: { ...orderDialogue.nodes, ...change },
})
const accepts = (value: unknown) => Dialogue.safeParse(value).success

const request = {
  kind: 'request',
  method: 'POST',
  url: 'https://erp.shop.example/orders/{{orderNumber}}',
  headers: { accept: 'application/json' },
  body: { order: '{{orderNumber}}' },
  picks: [{ path: 'order.state', variable: 'state' }],
  goes: 'sent',
  fails: 'unknown',
}

it('the example is a dialogue, and survives JSON', () => {
  expect(Dialogue.parse(JSON.parse(JSON.stringify(orderDialogue)))).toEqual(orderDialogue)
})

it('D-10 a form may have fields of all nine kinds', () => {
  const form = {
    kind: 'form',
    title: 'All',
    fields: Object.values(fields).map(({ example }, at) => ({ variable: `v${at}`, field: example })),
    goes: 'sent',
  }
  expect(form.fields).toHaveLength(9)
  expect(accepts(nodes({ form }))).toBe(true)
})

describe('it refuses', () => {
  it.each([
    ['an unknown kind', nodes({ x: { kind: 'script', code: '1' } })],
    ['a node with more than it has', nodes({ x: { kind: 'say', format: 'plain', text: 'a', onClick: 'x' } })],
    ['a text of blanks', nodes({ x: { kind: 'say', format: 'plain', text: '  ' } })],
    [
      'a long text',
      nodes({ x: { kind: 'say', format: 'plain', text: 'a'.repeat(dialogueLimits.text + 1) } }),
    ],
    ['an id that is no id', nodes({ 'a.b': { kind: 'jump', to: 'end' } })],
    ['a header of another name', nodes({ x: { ...request, headers: { authorization: 'Bearer x' } } })],
    ['a header with a line break', nodes({ x: { ...request, headers: { accept: 'a\r\nhost: b' } } })],
    ['a header of the visitor', nodes({ x: { ...request, headers: { accept: '{{orderNumber}}' } } })],
    ['another method', nodes({ x: { ...request, method: 'DELETE' } })],
    ['a path out of the answer', nodes({ x: { ...request, picks: [{ path: 'a..b', variable: 'b' }] } })],
    [
      'a variable that is no name',
      nodes({ x: { ...request, picks: [{ path: 'a', variable: '__proto__' }] } }),
    ],
  ])('%s', (_name, value) => expect(accepts(value)).toBe(false))

  it('a thousand nodes', () => {
    const many = Array.from({ length: 1000 }, (_, at) => [`n${at}`, { kind: 'jump', to: 'end' }] as const)
    expect(accepts(nodes(Object.fromEntries(many)))).toBe(false)
  })

  it('a field that does not fit on the wire', () => {
    const field = {
      ...fields.select.example,
      options: Array.from({ length: 5000 }, (_, at) => `Option ${at}`),
    }
    const form = { kind: 'form', title: 'Long', fields: [{ variable: 'v', field }], goes: 'sent' }
    expect(accepts(nodes({ form }))).toBe(false)
  })
})

it('a prototype is no node', () => {
  const text = JSON.stringify(orderDialogue).replace('"thanks":', '"__proto__":')
  const parsed = Dialogue.safeParse(JSON.parse(text))
  expect(Object.keys(parsed.data?.nodes ?? {})).not.toContain('__proto__')
  expect(Object.getPrototypeOf(parsed.data?.nodes ?? {})).toBe(Object.prototype)
})

it('takes the request that the others are broken copies of', () => {
  expect(accepts(nodes({ x: request }))).toBe(true)
})

it('a step is one nodeId on the wire and back; other ids are none', () => {
  const longest = { dialogue: 'd'.repeat(24), node: 'n'.repeat(24) }
  expect(Id.safeParse(wireOfStep(longest)).success).toBe(true)
  expect(stepOfWire(wireOfStep(longest))).toEqual(longest)
  for (const id of ['', 'n1', 'a.b.c', 'A.b', 'a.', '.b', '../..', `${'d'.repeat(25)}.n`])
    expect(stepOfWire(id)).toBeUndefined()
})

it('D-06 an id of a menu entry can name a dialogue', () => {
  expect(startOfWire(wireOfStart('order'))).toBe('order')
  for (const id of ['order', 'dialogue:', 'dialogue:A', 'dialogue:a.b', 'xdialogue:a'])
    expect(startOfWire(id)).toBeUndefined()
})

it('a placeholder is a name in two braces', () => {
  expect(placeholdersOf('{{a}} and {{visitor.language}} {b} {{ c }}')).toEqual(['a', 'visitor.language'])
  expect(hasBrokenPlaceholder('{{a}} {b}')).toBe(false)
  for (const text of ['{{ c }}', '{{a', 'a}}', '{{a-b}}']) expect(hasBrokenPlaceholder(text)).toBe(true)
})
