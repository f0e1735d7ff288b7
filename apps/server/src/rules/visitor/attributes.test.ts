import { describe, expect, it } from 'vitest'
import { attributeLimits } from '@foyer/contract/session/attribute-limits.ts'
import { attributesIn, attributesOf, mergeAttributes } from './attributes.ts'

const plan = { name: 'plan', value: 'gold' }
const many = (count: number, value: string) =>
  Array.from({ length: count }, (_, at) => ({ name: `n${at}`, value }))

describe('C-39 what a page passes along', () => {
  it.each([
    ['an object', { plan: 'gold' }, [plan]],
    ['its JSON', '{"plan":"gold"}', [plan]],
    ['a text that is no object', 'gold', [{ name: 'params', value: 'gold' }]],
    ['JSON that is no object', '[1]', [{ name: 'params', value: '[1]' }]],
    ['an empty text', '', []],
    ['a number', 7, [{ name: 'params', value: '7' }]],
    ['a list', [1], [{ name: 'params', value: '[1]' }]],
    ['null', null, []],
    ['nothing', undefined, []],
  ])('is read from %s', (_what, given, attributes) => {
    expect(attributesIn(given, 'params')).toEqual(attributes)
  })

  it('becomes text, whatever it was', () => {
    expect(attributesOf({ a: 1, b: true, c: { d: [1] }, e: null, f: 'x\u0007y' })).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: 'true' },
      { name: 'c', value: '{"d":[1]}' },
      { name: 'e', value: '' },
      { name: 'f', value: 'xy' },
    ])
  })

  it('is without secrets and without names that cannot be kept', () => {
    const names = ['token', 'customerToken', '', ' ', 'x'.repeat(65), 'half\ud83d', 'nul\0']
    expect(attributesOf(Object.fromEntries(names.map((name) => [name, 'v'])))).toEqual([])
    expect(attributesOf(JSON.parse('{"__proto__":"v"}') as Record<string, unknown>)).toHaveLength(1)
  })

  it('is cut to its bounds, and never in the middle of a character', () => {
    const [cut] = attributesOf({ long: `${'x'.repeat(attributeLimits.value - 1)}😀` })
    expect(cut?.value).toHaveLength(attributeLimits.value)
    expect(cut?.value.isWellFormed()).toBe(true)
  })
})

describe('C-39 attributes over time', () => {
  it('the newest value counts, an empty one removes, others stay', () => {
    const known = [plan, { name: 'tier', value: '1' }, { name: 'old', value: 'x' }]
    const said = [
      { name: 'tier', value: '2' },
      { name: 'old', value: '' },
    ]
    expect(mergeAttributes(known, said)).toEqual([{ name: 'tier', value: '2' }, plan])
  })

  it('saying the same again changes nothing, so that nothing is written', () => {
    const known = [plan, { name: 'tier', value: '1' }]
    expect(mergeAttributes(known, [{ name: 'tier', value: '1' }])).toBe(known)
    expect(mergeAttributes(known, [{ name: 'unknown', value: '' }])).toBe(known)
    expect(mergeAttributes(known, [])).toBe(known)
  })

  it('there are never more than fifty: the newest stay', () => {
    const merged = mergeAttributes(many(50, 'old'), [plan])
    expect(merged).toHaveLength(50)
    expect(merged[0]).toEqual(plan)
    expect(mergeAttributes([], many(80, 'new'))).toHaveLength(50)
    expect(mergeAttributes([], many(80, 'new')).at(-1)).toEqual({ name: 'n79', value: 'new' })
  })

  it('saying more than fifty again changes nothing either', () => {
    const known = mergeAttributes([], many(80, 'new'))
    expect(mergeAttributes(known, many(80, 'new'))).toBe(known)
  })
})
