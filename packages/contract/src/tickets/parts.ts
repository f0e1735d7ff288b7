import { z } from 'zod'
import { maxAttachments } from '../files/limits.ts'
import { Id, ShortText, Text, Url } from '../wire.ts'

export const TicketFile = z.object({ fileName: ShortText, fileType: ShortText, fileUrl: Url })
export const TicketFiles = z.array(TicketFile).max(maxAttachments)

/** One answered field of a template; several choices are joined by commas. */
export const TicketField = z.object({ fieldId: Id, fieldName: ShortText, fieldValue: Text })
export const TicketFields = z.array(TicketField).max(100)
