import { createRequire } from 'node:module'

type Addresses = { value: { address?: string; name: string }[]; text: string }

/** A mail as a reader's program sees it. */
export type ParsedMail = {
  subject?: string
  from?: Addresses
  to?: Addresses
  text?: string
  html?: string | false
  messageId?: string
  inReplyTo?: string
  references?: string | string[]
  headers: Map<string, unknown>
  attachments: unknown[]
}

/** The library brings no types of its own. */
type MailParser = { simpleParser: (raw: Buffer) => Promise<ParsedMail> }
const require = createRequire(import.meta.url)
const { simpleParser } = require('mailparser') as MailParser

export function parseMail(raw: Buffer): Promise<ParsedMail> {
  return simpleParser(raw)
}
