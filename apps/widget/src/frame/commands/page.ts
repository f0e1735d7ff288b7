import { claim } from '../claim.ts'
import type { Command } from '../host.ts'

/** Where on the site the visitor is now. */
export const page: Command<'page'> = ({ url }, host) =>
  isWebAddress(url) ? claim(host, { previousUrl: url }) : 'invalid'

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
