import { ticketUploader } from '../../files/uploader.ts'

/** The name under which an agent's files for tickets are kept and counted. */
export function agentTicketUploader(agentId: number): string {
  return ticketUploader(`agent:${agentId}`)
}
