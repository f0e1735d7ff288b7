import { originLength, originPattern } from '@foyer/contract/text-limits.ts'

const local = /^(?:localhost|127\.)/i

/** The site that somebody means by what they type: an address of one of its pages, or only its name. */
export function originOf(typed: string): string | undefined {
  const [, scheme, star = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/)?(\*\.)?(.*)$/is.exec(typed.trim()) ?? []
  // The star is not part of a host: some browsers write it as %2A.
  const address = `${scheme ?? (local.test(rest) ? 'http://' : 'https://')}${rest}`
  if (!URL.canParse(address)) return undefined
  const { protocol, host } = new URL(address)
  const origin = `${protocol}//${star}${host}`
  return origin.length <= originLength && originPattern.test(origin) ? origin : undefined
}
