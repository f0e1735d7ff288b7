import { describe, expect, it } from 'vitest'
import type { NewEntry } from './append-statement.ts'
import { isStorable } from './append.ts'

function entry(content: string, extra?: Record<string, unknown>, clientId = 'client-0001'): NewEntry {
  const body = { type: 'message', msgType: 1, content, ...(extra && { extra }) } as const
  return { tenantId: 1, threadId: 1, clientId, guard: { by: 'server' }, sender: 'visitor', body }
}

describe('what the log can store', () => {
  it.each(['', 'hello', 'emoji 😀', 'a \\u0000 that was typed', 'back\\slash', '\u0001 control'])(
    'stores %j',
    (text) => {
      expect(isStorable(entry(text, { name: text, [text]: [text] }))).toBe(true)
    },
  )

  it.each(['\0', 'a\0b', '\ud83d', '\udc00 alone', 'ends \ud83d'])('refuses %j in every place', (text) => {
    expect(isStorable(entry(text))).toBe(false)
    expect(isStorable(entry('', { name: text }))).toBe(false)
    expect(isStorable(entry('', { [text]: 1 }))).toBe(false)
    expect(isStorable(entry('', { name: `\\${text}` }))).toBe(false)
    expect(isStorable(entry('', undefined, `client-0001${text}`))).toBe(false)
  })
})
