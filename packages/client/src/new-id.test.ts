import { describe, expect, it } from 'vitest'
import { newId } from './new-id.ts'

describe('ids', () => {
  it('are 12 url-safe characters', () => {
    for (let turn = 0; turn < 100; turn += 1) expect(newId()).toMatch(/^[\w-]{12}$/)
  })

  it('do not repeat', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId())).size).toBe(10_000)
  })
})
