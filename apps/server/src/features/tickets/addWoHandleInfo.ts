import { addWoHandleInfo } from '@foyer/contract/tickets/endpoints.ts'
import { decideClientReply } from '../../rules/tickets/decide-reply.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { clientTicket } from './client-tickets.ts'
import { clientOf } from './client.ts'
import { storeEntry } from './store-entry.ts'
import { fileIdsOf } from './ticket-files.ts'
import { standOf } from './ticket-rows.ts'

export const route = serve(addWoHandleInfo, async (input, deps, caller) => {
  const client = await clientOf(deps, caller, limitRules.replyTicket)
  const { tenantId } = client
  const row = await clientTicket(deps.db, client, input.woId)
  // Another tenant is answered like one that does not exist, whether it does or not.
  if (input.tenantId !== row.tenant_key) throw new Failed('object.unknown')
  if (client.isBlocked) throw new Failed('visitor.blocked')
  const ids = fileIdsOf(
    tenantId,
    input.woFileRelVoList.map(({ fileUrl }) => fileUrl),
  )

  await deps.db.transaction().execute((trx) =>
    storeEntry(
      trx,
      { tenantId, ticketId: row.id },
      {
        clientId: input.id ?? randomId(),
        agentId: null,
        author: (ticket) => ticket.customer_name,
        files: { uploader: client.uploader, ids },
        decide: (ticket) =>
          decideClientReply(
            { status: standOf(ticket).status, hasAssignee: ticket.assignee_id !== null },
            client.mayReply,
            input.handleContent,
          ),
      },
      deps.clock.now(),
    ),
  )
  return {}
})
