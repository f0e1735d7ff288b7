import type { UserForm } from '@foyer/contract/channel/config/menus.ts'

export type PhoneRule = UserForm['userFormConfig']['phoneRule']

/** Characters that people type between the digits of a phone number. */
const separators = /[\s().\-/]/g

const rules: { [R in PhoneRule]: (phone: string) => boolean } = {
  mainland: (phone) => /^1\d{10}$/.test(phone),
  /** No number has more than 15 digits (E.164); the shortest that reach a person have six. */
  international: (phone) => /^\+?\d{6,15}$/.test(phone.replace(separators, '')),
}

/** V-02: eleven digits that begin with 1, unless the channel chose the international rule. */
export function isPhone(text: string, rule: PhoneRule): boolean {
  return rules[rule](text.trim())
}
