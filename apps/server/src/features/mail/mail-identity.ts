import { createHash } from 'node:crypto'
import { causeOf, type MailJob } from './mail-job.ts'

/** A mail's own name: the same at every try, so that a mailbox which has it already knows it again. */
export function messageIdOf(job: MailJob, host: string): string {
  const name = createHash('sha256')
    .update(`${job.tenantId}:${causeOf(job)}`)
    .digest('hex')
  return `<${name.slice(0, 40)}@${host}>`
}

/** The mail that this one follows, whether it was sent or not: programs show both together. */
export function firstOf(job: MailJob): MailJob | undefined {
  const { tenantId } = job
  if (job.kind === 'ticketReplied') return { kind: 'ticketOpened', tenantId, ticketId: job.ticketId }
  if (job.kind === 'leftMessageAnswered')
    return { kind: 'leftMessageReceived', tenantId, messageId: job.messageId }
  return undefined
}
