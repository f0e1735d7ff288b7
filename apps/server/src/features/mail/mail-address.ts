import { domainToASCII } from 'node:url'
import { isEmail } from '@foyer/core/text/email.ts'

/** Local part of an address without quotes. Dots are allowed only between other characters. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Labels of letters, digits and hyphens; the last one is no number, so it is no address of a machine. */
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The one address that a text is, as mail servers know it; undefined when a mail to it could not arrive or could reach
 * somebody else. Names before the address, lists and line breaks are none. International domains are written in ASCII.
 */
export function mailAddress(text: string): string | undefined {
  const email = text.trim()
  if (!isEmail(email)) return undefined
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const host = domainToASCII(email.slice(at + 1)).toLowerCase()
  if (!localPart.test(local) || host.length > 253 || !domain.test(host)) return undefined
  return `${local}@${host}`
}

/** The mailbox behind an address: mailboxes ignore case, and most ignore a suffix after a plus. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}
