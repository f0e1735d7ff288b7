import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import { describe, expect, it } from 'vitest'
import { contactRuleOf, isSameWords, leaveProblem, type LeaveWords } from './words.ts'

const sam: LeaveWords = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  msgContent: 'The lid arrived cracked.',
}
const strict = { ...defaultChannelConfig, leaveMsgContactMode: true } as const

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
    expect(defaultChannelConfig.leaveMsgContactMode).toBe(false)
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
})
