import type { Deps } from '../../deps.ts'
import type { MailJob } from './mail-job.ts'
import { MailRefused } from './mail-transport.ts'
import type { MailOutcome } from './send-mail.ts'

type State = 'waiting' | 'sent' | 'refused' | 'limited'

/** Missing: nobody waits to hear of it any more. */
const states: Partial<Record<MailOutcome, State>> = {
  sent: 'sent',
  'already sent': 'sent',
  'no mailbox': 'refused',
  'no address': 'refused',
  'too many today': 'limited',
}

/** Admins see what became of the mail of an invitation; the other kinds are in the metrics only. */
export async function recordDelivery(
  deps: Deps,
  job: MailJob,
  { outcome, answer = '' }: { outcome: MailOutcome; answer?: string | undefined },
): Promise<void> {
  const state = states[outcome]
  if (state) await record(deps, job, state, answer)
}

/** After a try that failed: another one follows unless it was the last. */
export async function recordFailure(
  deps: Deps,
  job: MailJob,
  { error, isLastTry }: { error: unknown; isLastTry: boolean },
): Promise<void> {
  const answer = error instanceof MailRefused ? error.answer : ''
  await record(deps, job, isLastTry ? 'refused' : 'waiting', answer)
}

async function record({ db, clock }: Deps, job: MailJob, state: State, answer: string): Promise<void> {
  if (job.kind !== 'invitation') return
  await db
    .updateTable('invitations')
    .set({ mail_state: state, mail_at: clock.now(), mail_answer: answer })
    .where('tenant_id', '=', job.tenantId)
    .where('id', '=', job.invitationId)
    .where('round', '=', job.round)
    .execute()
}
