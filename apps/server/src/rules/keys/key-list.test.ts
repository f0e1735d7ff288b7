import { expect, it } from 'vitest'
import { addedKey, nextKeyId, withoutKey } from './key-list.ts'

it.each([
  [['k1:a'], 'k2'],
  [['k9:a', 'k10:b'], 'k11'],
  [['prod:a'], 'k1'],
  [['prod:a', 'k3:b', 'key7:c'], 'k4'],
])('after %j comes %s', (keys, next) => {
  expect(nextKeyId(keys)).toBe(next)
})

it('a new key is known to all nodes before it signs', () => {
  expect(addedKey(['k1:a', 'k0:z'], 'k2:b')).toEqual({ known: 'k1:a,k0:z,k2:b', first: 'k2:b,k1:a,k0:z' })
})

it('drops a key that is not the first', () => {
  expect(withoutKey(['k2:b', 'k1:a', 'k0:z'], 'k1')).toEqual({ value: 'k2:b,k0:z' })
  expect(withoutKey(['k2:b', 'k1:a'], 'k2')).toEqual({ problem: expect.stringContaining('signs') as string })
  expect(withoutKey(['k2:b', 'k1:a'], 'k')).toEqual({ problem: 'FOYER_KEYS has no key k' })
})
