import { z } from 'zod'
import { handleTypes, ticketPriorities, ticketStatuses } from '../codes.ts'
import { coded, Id, Timestamp } from '../wire.ts'
import { TicketField, TicketFile } from './parts.ts'

const Handle = z.object({
  handleTime: Timestamp,
  handleUserName: z.string(),
  /** Internal ones are never sent to a visitor (S-31). */
  handleType: coded(handleTypes),
  handleWoStatus: coded(ticketStatuses),
  /** Plain text. */
  handleContent: z.string(),
  woFileVoList: z.array(z.object({ fileName: z.string(), fileUrl: z.string() })),
})

/** A ticket, "work order" on the wire (D-13). `woNumber`, `woStatus`, `woPriority`, `mayReply` and `handleList` are names of ours. */
export const Ticket = z.object({
  woId: Id,
  /** Ours: a short number for people; it finds nothing by itself. */
  woNumber: z.int(),
  woTitle: z.string(),
  /** Rich text: what a visitor wrote comes with its special characters escaped and its lines kept. */
  woContent: z.string(),
  createTime: Timestamp,
  woStatus: coded(ticketStatuses),
  woPriority: coded(ticketPriorities),
  typeId: z.string(),
  typeName: z.string(),
  woTypeId: z.string(),
  woTypeName: z.string(),
  woType: z.string(),
  woStartWay: z.int(),
  partnerId: z.string(),
  userId: z.string(),
  tenantId: Id,
  woFileRelVoList: z.array(TicketFile),
  cusFieldConfigInfoVoList: z.array(TicketField),
  crmCustomerVo: z.object({ name: z.string(), phone: z.string() }),
  handleList: z.array(Handle),
  /** A link may be for reading only. */
  mayReply: z.boolean(),
})
export type Ticket = z.input<typeof Ticket>
