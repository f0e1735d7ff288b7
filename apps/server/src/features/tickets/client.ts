import type { Deps } from '../../deps.ts'
import type { TicketCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { LimitRule } from '../../platform/limits.ts'
import type { Holder } from '../files/file-seal.ts'
import { ticketUploader } from '../files/uploader.ts'
import { visitorThread } from '../session/visitor-thread.ts'

/** A ticket's customer, by whichever of the two proofs: what they may reach, and under which names they are counted. */
export type Client = {
  tenantId: number
  /** The one ticket of a link, or all of a visitor. */
  reach: { ticketId: string } | { userId: string }
  mayReply: boolean
  isBlocked: boolean
  /** To which files of theirs are kept. */
  threadId: number
  uploader: string
  holder: Holder
}

/** Spends from the rule, and looks up what may have changed since the proof was given. */
export async function clientOf(deps: Deps, caller: TicketCaller, rule: LimitRule): Promise<Client> {
  return caller.kind === 'visitor' ? ofVisitor(deps, caller, rule) : ofLink(deps, caller, rule)
}

async function ofVisitor(
  deps: Deps,
  { visitor }: Extract<TicketCaller, { kind: 'visitor' }>,
  rule: LimitRule,
) {
  const { tenantId, userId } = visitor
  deps.limits.take(rule, userId)
  const thread = await visitorThread(deps, visitor)
  return {
    tenantId,
    reach: { userId },
    mayReply: true,
    isBlocked: thread.blocked_until > deps.clock.now(),
    threadId: thread.id,
    uploader: ticketUploader(userId),
    holder: 'visitor',
  } satisfies Client
}

async function ofLink(deps: Deps, { link }: Extract<TicketCaller, { kind: 'link' }>, rule: LimitRule) {
  const { tenantId, ticketId } = link
  deps.limits.take(rule, `link:${link.id}`)
  const thread = await deps.db
    .selectFrom('tickets as t')
    .innerJoin('threads as h', (join) =>
      join.onRef('h.tenant_id', '=', 't.tenant_id').onRef('h.id', '=', 't.thread_id'),
    )
    .select(['h.id', 'h.blocked_until'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', ticketId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return {
    tenantId,
    reach: { ticketId },
    mayReply: link.mayReply,
    isBlocked: thread.blocked_until > deps.clock.now(),
    threadId: thread.id,
    uploader: ticketUploader(`link:${ticketId}`),
    holder: `link.${link.id}`,
  } satisfies Client
}
