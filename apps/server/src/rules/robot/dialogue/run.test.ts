import type { Comparison } from '@foyer/contract/robot/dialogue/nodes/condition.ts'
import { expect, it } from 'vitest'
import { chosenCase } from './run.ts'
import { sampleFacts } from './sample-facts.ts'

function holds(comparison: Comparison, x = ''): boolean {
  const node = { kind: 'condition' as const, cases: [{ all: [comparison], goes: 'yes' }], else: 'no' }
  return chosenCase(node, { variables: { x }, facts: sampleFacts }) === 'yes'
}

it.each<[Comparison, string, boolean]>([
  [{ name: 'x', is: 'equal', value: 'Berlin' }, ' berlin ', true],
  [{ name: 'x', is: 'equal', value: 'Ｂerlin' }, 'Berlin', true],
  [{ name: 'x', is: 'equal', value: 'Berlin' }, 'Berlin 2', false],
  [{ name: 'x', is: 'different', value: 'Berlin' }, 'Bonn', true],
  [{ name: 'x', is: 'containing', value: 'lin' }, 'BERLIN', true],
  [{ name: 'x', is: 'startingWith', value: 'a-' }, 'A-1', true],
  [{ name: 'x', is: 'startingWith', value: 'a-' }, 'BA-1', false],
  [{ name: 'x', is: 'oneOf', values: ['1', 'two'] }, 'TWO', true],
  [{ name: 'x', is: 'oneOf', values: ['1', 'two'] }, '2', false],
  [{ name: 'x', is: 'above', value: 9 }, '10', true],
  [{ name: 'x', is: 'above', value: -1 }, '', false],
  [{ name: 'x', is: 'below', value: 9 }, '10', false],
  [{ name: 'x', is: 'below', value: 9 }, 'many', false],
  [{ name: 'x', is: 'below', value: 9 }, 'Infinity', false],
  [{ name: 'x', is: 'empty' }, '  ', true],
  [{ name: 'x', is: 'filled' }, '0', true],
  [{ name: 'constructor', is: 'filled' }, '', false],
  [{ name: 'visitor.language', is: 'equal', value: 'en' }, '', true],
  [{ name: 'visitor.verified', is: 'equal', value: 'yes' }, '', false],
])('%j of %j is %s', (comparison, x, expected) => expect(holds(comparison, x)).toBe(expected))

it('the first case that holds leads on, and all of its comparisons must', () => {
  const filled = { name: 'x', is: 'filled' } as const
  const node = {
    kind: 'condition' as const,
    cases: [
      { all: [filled, { name: 'x', is: 'equal' as const, value: '2' }], goes: 'two' },
      { all: [filled], goes: 'some' },
    ],
    else: 'none',
  }
  const goes = (x: string) => chosenCase(node, { variables: { x }, facts: sampleFacts })
  expect(['2', '3', ''].map(goes)).toEqual(['two', 'some', 'none'])
})
