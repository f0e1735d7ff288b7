import { createMailTransport, MailRefused } from '../features/mail/mail-transport.ts'
import { judgeMail, type MailRefusal } from '../rules/doctor/judge-mail.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { turnedOff } from '../rules/doctor/verdict.ts'
import type { Check } from './run-doctor.ts'

/** Connects, greets and signs in. Whether mails arrive, only a mail tells (send-test-mail.ts). */
export const checkMail: Check = async ({ config: { mail } }, signal) => {
  if (!mail) return turnedOff('mailOff')
  const transport = createMailTransport(mail)
  const about = { server: transport.server, sender: mail.from.address }
  try {
    await transport.verify(signal)
    return judgeMail(about)
  } catch (error) {
    return judgeMail(about, refusalOf(error))
  }
}

export function refusalOf(error: unknown): MailRefusal {
  if (!(error instanceof MailRefused)) return { reason: reasonOf(error), isSignIn: false }
  const { answer, responseCode, isSignIn } = error
  return {
    reason: reasonOf(error),
    isSignIn,
    ...(answer !== undefined && { answer: reasonOf(answer) }),
    ...(responseCode !== undefined && { responseCode }),
  }
}
