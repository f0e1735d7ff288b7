import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { issueTicketLink, withdrawTicketLink } from '../../platform/http/ticket-link.ts'
import { joinPath, joinToken } from '../../identity/join-token.ts'
import { confirmToken, resetToken } from '../../identity/request-secret.ts'
import { letterHtml } from './letter-html.ts'
import { type Letter, writeLetter } from './letter.ts'
import { mailAddress } from './mail-address.ts'
import { mayMail } from './mail-cap.ts'
import { mailFacts, type MailFacts } from './mail-facts.ts'
import { causeOf, type MailJob } from './mail-job.ts'
import type { Db } from '../../platform/db/pool.ts'
import { MailRefused, type MailTransport } from './mail-transport.ts'
import type { MailConfig } from './mail-variables.ts'

/** The same letter for those who read without markup. */
export function letterText({ site, title, text, quote, files, link, small }: Letter): string {
  const parts = [
    site,
    title,
    text,
    quote?.replace(/^/gm, '> '),
    files,
    link && `${link.label}:\n${link.url}\n\n${link.warning}`,
    ['-- ', ...small].join('\n'),
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

type MailRef = { tenantId: number; cause: string }

async function isSent(db: Db, { tenantId, cause }: MailRef): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('sent_at')
    .where('tenant_id', '=', tenantId)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return row?.sent_at != null
}

async function markSent(db: Db, { tenantId, cause, now }: MailRef & { now: number }): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now })
    .where('tenant_id', '=', tenantId)
    .where('cause', '=', cause)
    .execute()
}

/** Outcome of a job, for the log: it contains no address and no name. */
export type MailOutcome =
  'sent' | 'already sent' | 'nothing to tell' | 'no address' | 'too many today' | 'no mailbox'

/** Nothing is said to the mail server any more once `signal` has come. */
type Post = { config: MailConfig; transport: MailTransport; signal: AbortSignal }

/** `answer`: what the mail server said to a mail that it does not take. */
type MailResult = { outcome: MailOutcome; answer?: string }

/** One try at one mail. Throws when another try is worth it. */
export async function sendMail(deps: Deps, post: Post, job: MailJob): Promise<MailResult> {
  const { db, clock } = deps
  const { tenantId } = job
  const cause = causeOf(job)
  if (await isSent(db, { tenantId, cause })) return { outcome: 'already sent' }
  const facts = await mailFacts(db, job)
  if (!facts) return { outcome: 'nothing to tell' }
  const address = mailAddress(facts.email)
  if (!address) return { outcome: 'no address' }
  const now = clock.now()
  if (!(await mayMail(db, { tenantId, cause, address, now }))) return { outcome: 'too many today' }

  try {
    await withLink(deps, post, { tenantId, facts, now }, (url) => deliver(post, job, { facts, address, url }))
  } catch (error) {
    if (error instanceof MailRefused && error.isHopeless)
      return { outcome: 'no mailbox', answer: error.answer }
    throw error
  }
  await markSent(db, { tenantId, cause, now })
  return { outcome: 'sent' }
}

type Linked = { tenantId: number; facts: MailFacts; now: number }

/** A link of its own for every try. Where the mail has certainly not gone out, nobody has it and nobody ever will. */
async function withLink(
  deps: Deps,
  { config }: Post,
  { tenantId, facts, now }: Linked,
  send: (url: string | undefined) => Promise<void>,
): Promise<void> {
  if (facts.kind === 'dataRequested') return send(confirmUrl(deps, config, facts))
  if (facts.kind === 'invitation') return send(joinUrl(deps, config, facts))
  if (facts.kind === 'passwordReset') return send(resetUrl(deps, config, facts))
  if (!('ticketId' in facts)) return send(undefined)
  const { db } = deps
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

/** The token is in the fragment: neither proxies nor programs that look at mails send it anywhere. */
function confirmUrl(
  { config: { keys } }: Deps,
  { publicUrl }: MailConfig,
  { request, confirmHash }: MailFacts & { kind: 'dataRequested' },
): string {
  const token = confirmToken(keys, request, confirmHash)
  if (token === undefined) throw new Error('the key of the confirmation token is gone')
  return `${publicUrl}/chat_online/confirmData#token=${token}`
}

function joinUrl(
  { config: { keys } }: Deps,
  { publicUrl }: MailConfig,
  { invitation, tokenHash }: MailFacts & { kind: 'invitation' },
): string {
  const token = joinToken(keys, invitation, tokenHash)
  if (token === undefined) throw new Error('the key of the invitation token is gone')
  return publicUrl + joinPath(token)
}

/** In the fragment too, for the same reason. It begins with PUBLIC_URL, whatever host a request named. */
function resetUrl(
  { config: { keys } }: Deps,
  { publicUrl }: MailConfig,
  { reset, secretHash }: MailFacts & { kind: 'passwordReset' },
): string {
  const token = resetToken(keys, reset, secretHash)
  if (token === undefined) throw new Error('the key of the reset token is gone')
  return `${publicUrl}/desk/reset#token=${token}`
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

/** A mail's own name: the same at every try, so that a mailbox which has it already knows it again. */
function messageIdOf(job: MailJob, host: string): string {
  const name = createHash('sha256')
    .update(`${job.tenantId}:${causeOf(job)}`)
    .digest('hex')
  return `<${name.slice(0, 40)}@${host}>`
}

/** The mail that this one follows, whether it was sent or not: programs show both together. */
function firstOf(job: MailJob): MailJob | undefined {
  const { tenantId } = job
  if (job.kind === 'ticketReplied') return { kind: 'ticketOpened', tenantId, ticketId: job.ticketId }
  if (job.kind === 'leftMessageAnswered')
    return { kind: 'leftMessageReceived', tenantId, messageId: job.messageId }
  return undefined
}
