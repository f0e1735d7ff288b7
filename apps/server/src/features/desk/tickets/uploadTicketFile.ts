import { uploadTicketFile } from '@foyer/contract/desk/tickets.ts'
import { maxUploadBytes } from '@foyer/contract/files/limits.ts'
import { refuseBytes } from '@foyer/core/files/decide-upload.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serveUpload } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { storeTicketFile } from '../../tickets/store-ticket-file.ts'
import { agentTicketUploader } from './agent-ticket-uploader.ts'
import { ticketRef } from './use-tickets.ts'

/** Agents send what they have to; what customers may send is V-08's. */
export const route = serveUpload(
  uploadTicketFile,
  async ({ ticketId }, deps, caller) => {
    if (!caller.file) throw new Failed('request.invalid')
    requireMay(caller, 'useTickets')
    const { tenantId, threadId } = await ticketRef(deps, caller, ticketId)
    const { address, agentId, file } = caller
    const refuse = async ({ bytes }: { bytes: number }) => refuseBytes(bytes)
    const from = { tenantId, threadId, userId: agentTicketUploader(agentId), address, refuse }
    return storeTicketFile(deps, from, 'agent', file)
  },
  {
    maxBodyBytes: maxUploadBytes,
    admit: async (deps, { tenantId, agentId }) =>
      deps.limits.take(limitRules.upload, `agent:${tenantId}:${agentId}`),
  },
)
