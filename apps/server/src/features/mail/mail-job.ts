import { z } from 'zod'

const tenantId = z.int().positive()
const id = z.string().min(1)

/** The subject of a mail. It only references rows: texts and addresses are read when the mail is sent. */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ticketOpened'), tenantId, ticketId: id }),
  z.object({ kind: z.literal('ticketReplied'), tenantId, ticketId: id, entrySeq: z.int().positive() }),
  z.object({ kind: z.literal('leftMessageReceived'), tenantId, messageId: id }),
  z.object({ kind: z.literal('leftMessageAnswered'), tenantId, messageId: id }),
  z.object({ kind: z.literal('accountLocked'), tenantId, agentId: z.int().positive(), lockedAt: z.int() }),
  z.object({ kind: z.literal('passwordReset'), tenantId, resetId: id }),
  z.object({
    kind: z.enum(['passwordChanged', 'twoFactorChanged']),
    tenantId,
    agentId: z.int().positive(),
    changedAt: z.int(),
    /** As it was before the change ended the devices that tell it. */
    language: z.string().max(35),
  }),
  z.object({ kind: z.literal('dataRequested'), tenantId, requestId: id }),
  z.object({ kind: z.literal('invitation'), tenantId, invitationId: id, round: z.int().positive() }),
])
export type MailJob = z.infer<typeof MailJob>

/** Names a cause within its tenant: nobody is mailed twice about one. */
export function causeOf(job: MailJob): string {
  switch (job.kind) {
    case 'ticketOpened':
      return `${job.kind}:${job.ticketId}`
    case 'ticketReplied':
      return `${job.kind}:${job.ticketId}:${job.entrySeq}`
    case 'leftMessageReceived':
    case 'leftMessageAnswered':
      return `${job.kind}:${job.messageId}`
    case 'dataRequested':
      return `${job.kind}:${job.requestId}`
    case 'invitation':
      return `${job.kind}:${job.invitationId}:${job.round}`
    case 'passwordReset':
      return `${job.kind}:${job.resetId}`
    case 'passwordChanged':
    case 'twoFactorChanged':
      return `${job.kind}:${job.agentId}:${job.changedAt}`
    case 'accountLocked':
      return `${job.kind}:${job.agentId}:${job.lockedAt}`
  }
}
