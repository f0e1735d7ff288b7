import { mailCatalogs, type MailKey } from './catalogs/mail.ts'
import { textsOf, type Spoken } from './texts-of.ts'

export type MailTexts = Spoken<MailKey>

/** What mails say. */
export const mailTexts = textsOf<MailKey>(mailCatalogs)
