import { openMailFolder, type MailFolder } from '@foyer/testkit/mail/mail-folder.ts'

/** What the server of this run has mailed, to anybody. Journeys use addresses of their own. */
export function mails(): MailFolder {
  const dir = process.env['FOYER_MAIL_DIR']
  if (!dir) throw new Error('the journeys need their setup')
  return openMailFolder(dir)
}
