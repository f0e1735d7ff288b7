import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { isPhone, type PhoneRule } from '../forms/phone.ts'
import { isReachableEmail } from '../forms/reachable-email.ts'

/** What a visitor leaves (D-12), by the wire's names: the form, the event and the call all have them. */
export type LeaveWords = {
  customerName: string
  customerPhone: string
  customerEmail: string
  msgContent: string
}

/** `contact`: neither a phone number nor an address was given where one is required. */
export type LeaveProblem = 'name' | 'content' | ContactProblem
type ContactProblem = 'contact' | 'phone' | 'email'

/** How phone and e-mail are checked; undefined where they are not (V-06). */
export function contactRuleOf(
  channel: Pick<ChannelConfig, 'leaveMsgContactMode' | 'userFormConfig'> | undefined,
): PhoneRule | undefined {
  return channel?.leaveMsgContactMode === 1 ? channel.userFormConfig.phoneRule : undefined
}

/** The first thing that is wrong, from the top. V-06: a name and a text; the rest is checked where the channel asks. */
export function leaveProblem(words: LeaveWords, rule: PhoneRule | undefined): LeaveProblem | undefined {
  if (isBlank(words.customerName)) return 'name'
  const contact = rule && contactProblem(words, rule)
  return contact ?? (isBlank(words.msgContent) ? 'content' : undefined)
}

function contactProblem(
  { customerPhone: phone, customerEmail: email }: LeaveWords,
  rule: PhoneRule,
): ContactProblem | undefined {
  if (isBlank(phone) && isBlank(email)) return 'contact'
  if (!isBlank(phone) && !isPhone(phone, rule)) return 'phone'
  return isBlank(email) || isReachableEmail(email) ? undefined : 'email'
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** The same again, after a double click or a lost answer; anything else under the same id is a mistake. */
export function isSameWords(one: LeaveWords, other: LeaveWords): boolean {
  return (
    one.customerName === other.customerName &&
    one.customerPhone === other.customerPhone &&
    one.customerEmail === other.customerEmail &&
    one.msgContent === other.msgContent
  )
}
