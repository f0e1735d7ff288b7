import { z } from 'zod'
import { maxAttachments } from '../files/limits.ts'
import { Id, ShortText, Text, Url } from '../wire.ts'

export const TicketFile = z.object({ fileName: ShortText, fileType: ShortText, fileUrl: Url })
export type TicketFile = z.infer<typeof TicketFile>
export const TicketFiles = z.array(TicketFile).max(maxAttachments)

/**
 * One answered field of a template. Several choices are names joined by commas; a place in a tree is sent as its ids
 * from the root, joined likewise or as JSON, and read back as names. Name and order are the template's, whatever is sent.
 */
export const TicketField = z.object({ fieldId: Id, fieldName: ShortText, fieldValue: Text })
export type TicketField = z.infer<typeof TicketField>
export const TicketFields = z.array(TicketField).max(100)
