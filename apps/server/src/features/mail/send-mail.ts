import type { Deps } from '../../deps.ts'
import { issueTicketLink, withdrawTicketLink } from '../../identity/ticket-link.ts'
import { letterHtml } from './letter/letter-html.ts'
import { letterText } from './letter/letter-text.ts'
import { writeLetter } from './letter/write-letter.ts'
import { mailAddress } from './mail-address.ts'
import { forgetCounts, mayMail } from './mail-cap.ts'
import { mailFacts, type MailFacts } from './mail-facts.ts'
import { firstOf, messageIdOf } from './mail-identity.ts'
import { causeOf, type MailJob } from './mail-job.ts'
import { isSent, markSent } from './mails.ts'
import { MailRefused, type MailTransport } from './mail-transport.ts'
import type { MailConfig } from './mail-variables.ts'

/** What became of a job: for the log, so no address and no name is in it. */
export type MailOutcome =
  'sent' | 'already sent' | 'nothing to tell' | 'no address' | 'too many today' | 'no mailbox'

/** Nothing is said to the mail server any more once `signal` has come. */
type Post = { config: MailConfig; transport: MailTransport; signal: AbortSignal }

/** One try at one mail. Throws when another try is worth it. */
export async function sendMail(deps: Deps, post: Post, job: MailJob): Promise<MailOutcome> {
  const { db, clock } = deps
  const { tenantId } = job
  const cause = causeOf(job)
  if (await isSent(db, { tenantId, cause })) return 'already sent'
  const facts = await mailFacts(db, job)
  if (!facts) return 'nothing to tell'
  const address = mailAddress(facts.email)
  if (!address) return 'no address'
  const now = clock.now()
  if (!(await mayMail(db, { tenantId, cause, address, now }))) return 'too many today'

  try {
    await withLink(deps, post, { tenantId, facts, now }, (url) => deliver(post, job, { facts, address, url }))
  } catch (error) {
    if (error instanceof MailRefused && error.isHopeless) return 'no mailbox'
    throw error
  }
  await markSent(db, { tenantId, cause, now })
  await forgetCounts(db, { tenantId, now }).catch(() => undefined)
  return 'sent'
}

type Linked = { tenantId: number; facts: MailFacts; now: number }

/** A link of its own for every try. Where the mail has certainly not gone out, nobody has it and nobody ever will. */
async function withLink(
  { db }: Deps,
  { config }: Post,
  { tenantId, facts, now }: Linked,
  send: (url: string | undefined) => Promise<void>,
): Promise<void> {
  if (!('ticketId' in facts)) return send(undefined)
  const { ticketId, userId } = facts
  const token = await issueTicketLink(db, { tenantId, ticketId }, now)
  const query = new URLSearchParams({ woId: ticketId, userId, token }).toString()
  const url = `${config.publicUrl}/chat_online/workorder?${query}`
  try {
    await send(url)
  } catch (error) {
    if (!(error instanceof MailRefused && error.mayHaveArrived)) await withdrawTicketLink(db, token)
    throw error
  }
}

type Delivery = { facts: MailFacts; address: string; url: string | undefined }

async function deliver(
  { config, transport, signal }: Post,
  job: MailJob,
  { facts, address, url }: Delivery,
): Promise<void> {
  const { subject, letter } = writeLetter(facts, url)
  const host = config.from.address.slice(config.from.address.lastIndexOf('@') + 1)
  const first = firstOf(job)
  const mail = {
    to: address,
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: messageIdOf(job, host),
    follows: first && messageIdOf(first, host),
  }
  await transport.send(mail, signal)
}
