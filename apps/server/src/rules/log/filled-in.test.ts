import { describe, expect, it } from 'vitest'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { WireEvent } from '@foyer/contract/events/event.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { Entry, EntryBody } from '@foyer/core/log/entry.ts'
import { agentEvent } from './for-agent.ts'
import { visibleMessages, visitorEvent } from './for-visitor.ts'

const docNode = JSON.stringify([encodeField(fields.text.example)])

function entry(body: EntryBody, changes: Partial<Entry> = {}): Entry {
  return {
    threadKey: 'thread',
    seq: 9,
    at: 1_000,
    clientId: `${body.type}:9`,
    sender: 'visitor',
    recalled: false,
    internal: false,
    sensitive: false,
    body,
    ...changes,
  }
}

describe('a rating in the log', () => {
  const rating = {
    of: 'agent',
    star: 4,
    solved: true,
    tags: ['Friendly', 'Fast'],
    comment: 'Thanks',
  } as const
  const rated = entry({ type: 'rated', rating })

  it('is a line of the system, with what was filled in by the names of the spec, for both sides', () => {
    for (const event of [visitorEvent(rated), agentEvent(rated)]) {
      expect(WireEvent.parse(event)).toMatchObject({
        event_type: 1201,
        msgId: 'thread.9',
        seq: 9,
        senderType: 4,
        msgType: 1,
        msgContent: 'system.rated',
      })
      const { docNode: filled } = event as { docNode: string }
      expect(JSON.parse(filled)).toEqual({
        evaluateAdminMode: 1,
        evaluateAdminSolve: 1,
        evaluateAdminStar: 4,
        evaluateAdminTag: 'Friendly,Fast',
        evaluateAdminContent: 'Thanks',
      })
    }
    expect(visibleMessages([rated])).toHaveLength(1)
  })
})

describe('an answered form in the log', () => {
  const answered = entry({ type: 'formAnswered', target: 4, docNode })

  it('C-29 names the form that it answers and reads as that form, filled in', () => {
    for (const event of [visitorEvent(answered), agentEvent(answered)]) {
      const message = decodeMessage(WireEvent.parse(event))
      expect(message).toMatchObject({ msgId: 'thread.4', seq: 9, id: 'formAnswered:9', sender: 'visitor' })
      expect(message.content).toMatchObject({ kind: 'form', submitted: true, fields: [fields.text.example] })
    }
  })

  const recalled = { ...answered, recalled: true }

  it('T-03 goes with its form for the visitor when that is recalled', () => {
    const event = visitorEvent(recalled)
    expect(event).toMatchObject({ recallFlag: 1, msgContent: '', docNode: '' })
    expect(JSON.stringify(event)).not.toContain('A-20931')
  })

  it('T-03 stays for agents when its form is recalled: it is what the visitor said', () => {
    expect(agentEvent(recalled)).toEqual(agentEvent(answered))
  })
})
