import { readFileSync } from 'node:fs'
import { errors } from '@foyer/contract/errors.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { isFields, parseJson, str, type Fields } from '@foyer/contract/readers.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { describe, expect, it } from 'vitest'
import { summaryOf } from './kinds.ts'

const texts = parsed(readFileSync(new URL('../../../i18n/locales/en/extended.json', import.meta.url), 'utf8'))

function t(key: string): string {
  return str(texts, key) || `missing ${key}`
}

function parsed(json: string): Fields {
  const value = parseJson(json)
  return isFields(value) ? value : {}
}

describe('message kinds', () => {
  it.each(Object.values(kinds))('D-08 the example of $kind is one readable line', ({ kind, example }) => {
    const content = { kind, ...example } as MessageContent
    const summary = summaryOf({ content, recalled: false }, t)
    expect(summary).toMatch(/\w/)
    expect(summary).not.toMatch(/missing|Unsupported|<[a-z]/)
  })

  it('D-08 an unknown type and broken content are still one readable line', () => {
    for (const wire of [
      { ...wireMessageExample, msgType: 4711 },
      { ...wireMessageExample, msgType: 7, msgContent: '{broken' },
      {},
    ]) {
      const summary = summaryOf(decodeMessage(wire), t)
      expect(summary).not.toBe('')
      expect(summary).not.toContain('missing')
    }
  })

  it('D-16 a recalled message says only that', () => {
    const message = decodeMessage({ ...wireMessageExample, recallFlag: 1 })
    expect(summaryOf(message, t)).toBe('Message unsent')
  })

  it('every error of the contract has its text', () => {
    for (const { text } of Object.values(errors)) expect(t(text)).not.toContain('missing')
  })
})
