import { z } from 'zod'
import { mailAddress } from './mail-address.ts'

export type MailFrom = { name: string; address: string }

/** `Harbour Home <help@shop.example>`, or the address alone. */
const from = z.string().transform((text, context): MailFrom => {
  const { name = '', address = '' } = /^(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>]+)>$/u.exec(text)?.groups ?? {
    address: text,
  }
  const usable = mailAddress(address)
  if (usable) return { name: name.trim(), address: usable }
  context.addIssue('reads name <address>, or an address')
  return z.NEVER
})

/** compose.yaml hands on what is not set as nothing. */
function orEmpty<T extends z.ZodType>(variable: T) {
  return z.preprocess((text) => (text === '' ? undefined : text), variable.optional())
}

export const mailVariables = {
  /** Turns mails on: the mail server that takes them, with the name and password that it wants. */
  SMTP_URL: orEmpty(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: orEmpty(from),
  /** Public URL of this installation: links in mails begin with it. */
  PUBLIC_URL: orEmpty(z.url({ protocol: /^https?$/ }).regex(/^[^?#]+$/)),
}

type Variables = z.infer<z.ZodObject<typeof mailVariables>>

export type MailConfig = { smtpUrl: string; from: MailFrom; publicUrl: string }

/** A mail needs a sender and somewhere to lead. */
export function checkMailVariables(e: Variables, context: z.RefinementCtx): void {
  if (!e.SMTP_URL) return
  for (const name of ['MAIL_FROM', 'PUBLIC_URL'] as const) {
    if (!e[name]) context.addIssue({ code: 'custom', path: [name], message: 'is needed with SMTP_URL' })
  }
}

export function mailConfigOf(e: Variables): MailConfig | undefined {
  if (!e.SMTP_URL || !e.MAIL_FROM || !e.PUBLIC_URL) return undefined
  return { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, publicUrl: e.PUBLIC_URL.replace(/\/+$/, '') }
}
