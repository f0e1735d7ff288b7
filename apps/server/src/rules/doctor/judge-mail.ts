import type { DoctorAdvice, DoctorFact } from '@foyer/contract/desk/doctor-words.ts'
import { fact, failure, verdictOf, type Verdict } from './verdict.ts'

/** How the mail server answered; without a code nobody answered at all. */
export type MailRefusal = { reason: string; answer?: string; responseCode?: number; isSignIn: boolean }

export type MailServerFacts = { server: string; sender: string }

export function judgeMail({ server, sender }: MailServerFacts, refusal?: MailRefusal): Verdict {
  const facts = [fact('mailServer', { server }), fact('mailSender', { address: sender })]
  if (refusal) return verdictOf([...facts, ...factsOf(refusal)], [failure(adviceFor(refusal))])
  return verdictOf([...facts, fact('mailUnchecked')], [])
}

/** A mail that was really sent, and what the server said to it. */
export function judgeTestMail(outcome: { answer: string } | MailRefusal): Verdict {
  if ('reason' in outcome) return verdictOf(factsOf(outcome), [failure(adviceFor(outcome))])
  return verdictOf([fact('mailAnswer', { answer: outcome.answer })], [])
}

function factsOf({ reason, answer }: MailRefusal): DoctorFact[] {
  return answer ? [fact('mailAnswer', { answer })] : [fact('reason', { reason })]
}

function adviceFor({ responseCode, isSignIn }: MailRefusal): DoctorAdvice {
  if (isSignIn) return 'mailSignIn'
  return responseCode === undefined ? 'mailUnreachable' : 'mailRefused'
}
