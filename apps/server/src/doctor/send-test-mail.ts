import { locales } from '@foyer/i18n/locales.ts'
import { mailTexts } from '@foyer/i18n/mail-texts.ts'
import { letterHtml } from '../features/mail/letter-html.ts'
import { createMailTransport } from '../features/mail/mail-transport.ts'
import type { MailConfig } from '../features/mail/mail-variables.ts'
import { letterText } from '../features/mail/send-mail.ts'
import { mailTiming } from '../node-timing.ts'
import { randomKey } from '../platform/random.ts'
import { judgeTestMail } from '../rules/doctor/judge-mail.ts'
import { turnedOff, type Verdict } from '../rules/doctor/verdict.ts'
import { refusalOf } from './check-mail.ts'

type TestMail = { to: string; site: string; locale: string; isAgent: boolean }

/** Sends a real mail now, past the queue, so that the answer of the mail server can be shown. */
export async function sendTestMail(config: MailConfig | undefined, mail: TestMail): Promise<Verdict> {
  if (!config) return turnedOff('mailOff')
  const { site, to, isAgent } = mail
  const { code, t } = mailTexts(mail.locale)
  const { bcp47, dir } = locales[code]
  const letter = {
    lang: bcp47,
    dir,
    site,
    title: t('mail.test.title'),
    text: t('mail.test.text', { site }),
    small: [...(isAgent ? [t('mail.accountLocked.why', { site })] : []), t('mail.noReply')],
  }
  const host = config.from.address.slice(config.from.address.lastIndexOf('@') + 1)
  const outgoing = {
    to,
    subject: t('mail.subject.test', { site }),
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<test-${randomKey()}@${host}>`,
    follows: undefined,
  }
  try {
    const answer = await createMailTransport(config).send(outgoing, AbortSignal.timeout(mailTiming.silenceMs))
    return judgeTestMail({ answer })
  } catch (error) {
    return judgeTestMail(refusalOf(error))
  }
}
