import { describe, expect, it } from 'vitest'
import { relationOf } from './relation.ts'

describe('what a thread is to an agent', () => {
  it.each([
    ['queued', '', 'waiting'],
    ['withAgent', '7', 'mine'],
    ['withAgent', '8', 'theirs'],
    ['noAgent', '', 'robot'],
    ['ended', '', 'ended'],
  ] as const)('%s with owner "%s" is %s', (status, adminId, relation) => {
    expect(relationOf({ status, adminId }, '7')).toBe(relation)
  })
})
