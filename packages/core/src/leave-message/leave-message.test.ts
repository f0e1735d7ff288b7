import { describe, expect, it } from 'vitest'
import { decideLeaveMessage } from './decide-leave-message.ts'
import { editDraft, emptyLeaveDraft, sealDraft } from './draft.ts'
import { tabAfterKey } from '../layout/tab-after-key.ts'
import { leaveTabs } from './tabs.ts'
import { isSameWords, leaveProblem, type LeaveWords } from './words.ts'

const sam: LeaveWords = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  msgContent: 'The lid arrived cracked.',
}
const on = { leaveMsgMode: 1 } as const

describe('what may be left', () => {
  it('V-06 a name and a text are needed, the name first', () => {
    expect(leaveProblem(sam)).toBeUndefined()
    expect(leaveProblem({ ...sam, msgContent: ' \n\t' })).toBe('content')
    expect(leaveProblem({ ...sam, customerName: '  ' })).toBe('name')
    expect(leaveProblem({ ...sam, customerName: '', msgContent: '' })).toBe('name')
  })

  it.each(['', 'call me', '110', '+49 (40) 5550-123', 'sam at shop'])(
    'V-06 phone and e-mail are nobody’s business: %j',
    (anything) => {
      expect(leaveProblem({ ...sam, customerPhone: anything, customerEmail: anything })).toBeUndefined()
    },
  )

  it('V-12 a channel that takes no messages refuses them', () => {
    expect(decideLeaveMessage({ leaveMsgMode: 0 }, sam)).toEqual({ error: 'form.refused' })
    expect(decideLeaveMessage(on, sam)).toEqual({ words: sam })
  })

  it('V-12 what has nothing to see in it is refused', () => {
    for (const blank of ['\u0000\u0007', ' \u001b ']) {
      expect(decideLeaveMessage(on, { ...sam, customerName: blank })).toEqual({ error: 'request.invalid' })
      expect(decideLeaveMessage(on, { ...sam, msgContent: blank })).toEqual({ error: 'request.invalid' })
    }
  })

  it('V-12 is cleaned; a text keeps its lines, a name has only one', () => {
    const written = {
      customerName: ' Sam\r\nBcc: all@shop.example ',
      customerPhone: '\u0000040\t5550 ',
      customerEmail: ' ',
      msgContent: '\n one\r\n\r\ntwo \ud800 ',
    }
    expect(decideLeaveMessage(on, written)).toEqual({
      words: {
        customerName: 'Sam Bcc: all@shop.example',
        customerPhone: '040 5550',
        customerEmail: '',
        msgContent: 'one\n\ntwo \ufffd',
      },
    })
  })

  it('C-26 only the very same words are a repeat', () => {
    expect(isSameWords(sam, { ...sam })).toBe(true)
    for (const field of ['customerName', 'customerPhone', 'customerEmail', 'msgContent'] as const)
      expect(isSameWords(sam, { ...sam, [field]: 'other' })).toBe(false)
  })
})

describe('what is being written', () => {
  it('C-26 keeps its id over tries, until a word of it changes', () => {
    const tried = sealDraft({ ...emptyLeaveDraft, ...sam }, 'id-1')
    expect(tried.id).toBe('id-1')
    expect(sealDraft(tried, 'id-2').id).toBe('id-1')
    expect(editDraft(tried, 'customerName', 'Sam').id).toBe('id-1')
    const changed = editDraft(tried, 'customerPhone', '040')
    expect(changed).toMatchObject({ customerPhone: '040', id: '' })
    expect(sealDraft(changed, 'id-2').id).toBe('id-2')
  })
})

describe('S-22 the keys of the two tabs', () => {
  it.each([
    ['write', 'ArrowRight', 'earlier'],
    ['write', 'ArrowLeft', 'earlier'],
    ['earlier', 'ArrowRight', 'write'],
    ['earlier', 'Home', 'write'],
    ['earlier', 'End', 'earlier'],
    ['write', 'Tab', undefined],
    ['write', 'ArrowDown', undefined],
  ] as const)('from %s, %s leads to %s', (shown, key, expected) => {
    expect(tabAfterKey(leaveTabs, shown, key, false)).toBe(expected)
    expect(tabAfterKey(leaveTabs, shown, key, true)).toBe(expected)
  })
})
