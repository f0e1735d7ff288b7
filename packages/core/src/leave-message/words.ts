import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { isPhone, type PhoneRule } from '../forms/phone.ts'
import { isEmail } from '../text/email.ts'

/** Top-level names that no mail leaves for: reserved ones, and those of private networks. `.example` is for demos. */
const unreachable: ReadonlySet<string> = new Set(
  'invalid test localhost localdomain local internal intranet lan home corp arpa onion'.split(' '),
)

/** An address that a mail could be delivered to, as far as its form says: no name is looked up. */
export function isReachableEmail(text: string): boolean {
  const email = text.trim()
  if (!isEmail(email)) return false
  const at = email.lastIndexOf('@')
  const labels = email
    .slice(at + 1)
    .toLowerCase()
    .split('.')
  const top = labels.at(-1) ?? ''
  return (
    !/^\.|\.$|\.\./.test(email.slice(0, at)) &&
    labels.every((label) => label.length <= 63 && !/^-|-$/.test(label)) &&
    // The last name is at least two letters of any script: a number is an address of a machine.
    /^(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)$/u.test(top) &&
    !unreachable.has(top)
  )
}

/** Content of an offline message (D-12), by the wire's names, which the form, event and request share. */
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
  return channel?.leaveMsgContactMode === true ? channel.userFormConfig.phoneRule : undefined
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
