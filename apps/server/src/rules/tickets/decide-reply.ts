import type { TicketStatus } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { TicketEntryKind } from '@foyer/contract/tickets/entry-kinds.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { statusAfterAgent, statusAfterClient, takesClientReply } from './statuses.ts'

type TicketState = { status: TicketStatus; hasAssignee: boolean }
export type DecidedReply = { kind: TicketEntryKind; content: string; status: TicketStatus }
type Decided = DecidedReply | { error: ErrorCode }

/** A customer's words, by their own token or by a link. `mayReply`: a link may be for reading only. */
export function decideClientReply(ticket: TicketState, mayReply: boolean, written: string): Decided {
  if (!mayReply || !takesClientReply(ticket.status)) return { error: 'identity.forbidden' }
  const content = cleanText(written).trim()
  if (content === '') return { error: 'request.invalid' }
  return { kind: 'client', content, status: statusAfterClient(ticket.status, ticket.hasAssignee) }
}

type AgentWords = { content: string; isInternal: boolean; status?: TicketStatus | undefined }

/** An agent answers whatever the status is; what the customer may read of it is `visibility.ts`. */
export function decideAgentReply({ status }: TicketState, written: AgentWords): Decided {
  const content = cleanText(written.content).trim()
  if (content === '') return { error: 'request.invalid' }
  const { isInternal, status: asked } = written
  const kind = isInternal ? 'internal' : 'public'
  return { kind, content, status: statusAfterAgent(status, { isInternal, asked }) }
}
