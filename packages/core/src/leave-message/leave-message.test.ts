import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import { describe, expect, it } from 'vitest'
import { decideLeaveMessage } from './decide-leave-message.ts'
import { editDraft, emptyLeaveDraft, sealDraft } from './draft.ts'
import { tabAfterKey } from '../layout/tab-after-key.ts'
import { leaveTabs } from './tabs.ts'
import { contactRuleOf, isSameWords, leaveProblem, type LeaveWords } from './words.ts'

const sam: LeaveWords = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  msgContent: 'The lid arrived cracked.',
}
const on = defaultChannelConfig
const off = { ...on, leaveMsgMode: 0 } as const
const strict = { ...on, leaveMsgContactMode: 1 } as const
const decide = (config: ChannelConfig, words: LeaveWords, files = 0) =>
  decideLeaveMessage(config, { ...words, files })

describe('what may be left', () => {
  it('V-06 a name and a text are needed, the name first', () => {
    expect(leaveProblem(sam, undefined)).toBeUndefined()
    expect(leaveProblem({ ...sam, msgContent: ' \n\t' }, undefined)).toBe('content')
    expect(leaveProblem({ ...sam, customerName: '  ' }, undefined)).toBe('name')
    expect(leaveProblem({ ...sam, customerName: '', msgContent: '' }, undefined)).toBe('name')
  })

  it.each(['', 'call me', '110', '+49 (40) 5550-123', 'sam at shop'])(
    'V-06 phone and e-mail are nobody’s business: %j',
    (anything) => {
      expect(
        leaveProblem({ ...sam, customerPhone: anything, customerEmail: anything }, undefined),
      ).toBeUndefined()
    },
  )

  it('V-12 a channel that takes no messages refuses them', () => {
    expect(decide(off, sam)).toEqual({ error: 'form.refused' })
    expect(decide(on, sam)).toEqual({ words: sam })
  })

  it('V-12 what has nothing to see in it is refused', () => {
    for (const blank of ['\u0000\u0007', ' \u001b ']) {
      expect(decide(on, { ...sam, customerName: blank })).toEqual({ error: 'request.invalid' })
      expect(decide(on, { ...sam, msgContent: blank })).toEqual({ error: 'request.invalid' })
    }
  })

  it('V-12 is cleaned; a text keeps its lines, a name has only one', () => {
    const written = {
      customerName: ' Sam\r\nBcc: all@shop.example ',
      customerPhone: '\u0000040\t5550 ',
      customerEmail: ' ',
      msgContent: '\n one\r\n\r\ntwo \ud800 ',
    }
    expect(decide(on, written)).toEqual({
      words: {
        customerName: 'Sam Bcc: all@shop.example',
        customerPhone: '040 5550',
        customerEmail: '',
        msgContent: 'one\n\ntwo \ufffd',
      },
    })
  })

  it('V-13 V-12 attachments are refused where the channel takes no files', () => {
    const none = { ...on, imageButtonFlag: 0, videoButtonFlag: 0, fileButtonFlag: 0 } as const
    expect(decide(none, sam, 1)).toEqual({ error: 'upload.refused' })
    expect(decide(none, sam)).toEqual({ words: sam })
    for (const flag of ['imageButtonFlag', 'videoButtonFlag', 'fileButtonFlag'] as const)
      expect(decide({ ...none, [flag]: 1 }, sam, 3)).toEqual({ words: sam })
  })

  it('C-26 only the very same words are a repeat', () => {
    expect(isSameWords(sam, { ...sam })).toBe(true)
    for (const field of ['customerName', 'customerPhone', 'customerEmail', 'msgContent'] as const)
      expect(isSameWords(sam, { ...sam, [field]: 'other' })).toBe(false)
  })
})

describe('where a channel asks for a contact that can be reached', () => {
  const problem = (customerPhone: string, customerEmail: string, channel: ChannelConfig = strict) =>
    leaveProblem({ ...sam, customerPhone, customerEmail }, contactRuleOf(channel))

  it('V-06 the setting is off unless the channel turns it on', () => {
    expect(defaultChannelConfig.leaveMsgContactMode).toBe(0)
    expect(contactRuleOf(defaultChannelConfig)).toBeUndefined()
    expect(contactRuleOf(undefined)).toBeUndefined()
  })

  it('one of the two is needed, and each that is given must be right', () => {
    expect(problem('', ' ')).toBe('contact')
    expect(problem('13800138000', '')).toBeUndefined()
    expect(problem('', 'sam@shop.example')).toBeUndefined()
    expect(problem('call me', 'sam@shop.example')).toBe('phone')
    expect(problem('13800138000', 'sam at shop')).toBe('email')
  })

  it('a phone number is checked by the channel’s own rule (V-02)', () => {
    const abroad = { ...strict, userFormConfig: { phoneRule: 'international' } } as const
    expect(problem('+49 40 5550 123', '')).toBe('phone')
    expect(problem('+49 40 5550 123', '', abroad)).toBeUndefined()
  })

  it('the name comes first, the text last', () => {
    const rule = contactRuleOf(strict)
    const nothing = { customerName: '', customerPhone: '', customerEmail: '', msgContent: '' }
    expect(leaveProblem(nothing, rule)).toBe('name')
    expect(leaveProblem({ ...nothing, customerName: 'Sam' }, rule)).toBe('contact')
    expect(leaveProblem({ ...sam, msgContent: '' }, rule)).toBe('content')
  })

  it('V-12 the server refuses the same', () => {
    expect(decide(strict, sam)).toEqual({ words: sam })
    for (const customerEmail of ['', 'sam@example.invalid', '\u0000'])
      expect(decide(strict, { ...sam, customerEmail })).toEqual({ error: 'form.contact' })
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
