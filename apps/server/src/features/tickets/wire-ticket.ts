import type { z } from 'zod'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { richContent } from '../../rules/tickets/rich-content.ts'
import { takesClientReply } from '../../rules/tickets/statuses.ts'
import { isShownToClient } from '../../rules/tickets/visibility.ts'
import type { LoadedTicket } from './load-tickets.ts'
import { standOf } from './ticket-rows.ts'
import type { wireFiles } from './ticket-files.ts'

type Reader = { files: ReturnType<typeof wireFiles>; mayReply: boolean }

/** A ticket as its customer gets it (D-13): of what was said, what is meant for them. */
export function toWireTicket(
  { row, entries, filesAt }: LoadedTicket,
  { files, mayReply }: Reader,
): z.output<typeof Ticket> {
  const { status, priority } = standOf(row)
  return {
    woId: row.id,
    woNumber: row.number,
    woTitle: row.title,
    woContent: richContent(row.content),
    createTime: row.created_at,
    woStatus: status,
    woPriority: priority,
    typeId: row.type_id,
    typeName: row.type_name,
    woTypeId: row.type_id,
    woTypeName: row.type_name,
    woType: row.template_id ?? '',
    woStartWay: row.start_way,
    partnerId: row.partner_id,
    userId: row.user_id,
    tenantId: row.tenant_key,
    woFileRelVoList: files(filesAt(0)),
    cusFieldConfigInfoVoList: row.fields,
    crmCustomerVo: { name: row.customer_name, phone: row.customer_phone },
    handleList: entries.filter(isShownToClient).map((entry) => ({
      handleTime: entry.time,
      handleUserName: entry.author,
      handleType: entry.kind,
      handleWoStatus: entry.status,
      handleContent: entry.content,
      woFileVoList: files(filesAt(entry.seq)).map(({ fileName, fileUrl }) => ({ fileName, fileUrl })),
    })),
    mayReply: mayReply && takesClientReply(status),
  }
}
