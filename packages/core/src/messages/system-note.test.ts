import { describe, expect, it } from 'vitest'
import { plainMessage } from './greeting.ts'
import { systemNoteOf } from './system-note.ts'

const said = { ...plainMessage, msgId: 't.1', seq: 1, id: '', at: 1 }

describe('the system speaks in keys', () => {
  it('T-24 that the visitor rated, or started', () => {
    const rated = { ...said, sender: 'system', content: { kind: 'text', text: 'system.rated' } } as const
    expect(systemNoteOf(rated)).toBe('rated')
    expect(systemNoteOf({ ...rated, content: { kind: 'text', text: 'system.customerStarted' } })).toBe(
      'customerStarted',
    )
  })

  it('nobody else can, and what it does not know stays a text', () => {
    const content = { kind: 'text', text: 'system.rated' } as const
    expect(systemNoteOf({ ...said, sender: 'visitor', content })).toBeUndefined()
    expect(
      systemNoteOf({ ...said, sender: 'system', content: { kind: 'text', text: 'toString' } }),
    ).toBeUndefined()
  })
})
