import { isEmail } from './email.ts'

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
