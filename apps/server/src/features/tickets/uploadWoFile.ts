import { maxUploadBytes } from '@foyer/contract/files/limits.ts'
import { uploadWoFile } from '@foyer/contract/tickets/endpoints.ts'
import { refuseTicketFile } from '../../rules/tickets/refuse-file.ts'
import type { Deps } from '../../deps.ts'
import type { TicketCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serveUpload } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { LimitRule } from '../../platform/limits.ts'
import { clientOf, type Client } from './client.ts'
import { storeTicketFile } from './store-ticket-file.ts'

/** V-08: pictures and films, in any state of the session. */
export const route = serveUpload(
  uploadWoFile,
  async (_input, deps, caller) => {
    if (!caller.file) throw new Failed('request.invalid')
    const { address, file } = caller
    const { tenantId, threadId, uploader, holder } = await uploadingClient(deps, caller, limitRules.read)
    const refuse = async (arrived: Parameters<typeof refuseTicketFile>[0]) => refuseTicketFile(arrived)
    return storeTicketFile(deps, { tenantId, threadId, userId: uploader, address, refuse }, holder, file)
  },
  {
    maxBodyBytes: maxUploadBytes,
    admit: async (deps, caller) => {
      await uploadingClient(deps, caller, limitRules.upload)
    },
  },
)

/** Before a body is read, and again when it is there. */
async function uploadingClient(deps: Deps, caller: TicketCaller, rule: LimitRule): Promise<Client> {
  const client = await clientOf(deps, caller, rule)
  if (client.isBlocked) throw new Failed('visitor.blocked')
  if (!client.mayReply) throw new Failed('upload.refused')
  return client
}
