import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing, ShortText, WireInt } from '../wire.ts'
import { FormUse } from './forms.ts'

/** A type of tickets: its name on a ticket, and the form that it asks for. */
const TicketType = z.object({
  typeId: Id,
  typeName: ShortText.regex(/\S/),
  formId: Id,
  /** New tickets get it only from those who opened its form before. */
  isArchived: z.boolean(),
})

const ListedType = TicketType.extend({
  /** Raised by every save. */
  version: z.int(),
  formTitle: z.string(),
  /** Tickets that have it. */
  tickets: z.int().min(0),
})
export type ListedType = z.infer<typeof ListedType>

const typeExample = { typeId: 'ty1', typeName: 'Damage', formId: 'f8Zk20bQpL1y', isArchived: false }
const listedExample: ListedType = { ...typeExample, version: 3, formTitle: 'Tell us', tickets: 12 }

export const listTicketTypes = deskEndpoint('listTicketTypes', {
  summary: 'The types of tickets, in their order. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ types: z.array(ListedType) }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { types: [listedExample] } },
})

export const saveTicketType = deskEndpoint('saveTicketType', {
  summary:
    'Add a type of tickets, or change one; tickets keep the name that they have. A save that is based on an older version changes nothing and answers with the type as it is. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: TicketType.partial({ typeId: true }).extend({ version: WireInt.min(1).optional() }),
  output: z.object({ type: ListedType, isStale: z.boolean() }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'request.tooMany'],
  example: { input: { ...typeExample, version: 2 }, output: { type: listedExample, isStale: false } },
})

export const orderTicketTypes = deskEndpoint('orderTicketTypes', {
  summary: 'Put the types of tickets in an order. Types that are left out come last. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ typeIds: z.array(Id).min(1).max(200) }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { typeIds: ['ty1'] }, output: {} },
})

export const deleteTicketType = deskEndpoint('deleteTicketType', {
  summary:
    'Delete a type that no ticket has. One that is used stays, and the answer says where. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ typeId: Id }),
  output: z.object({ uses: z.array(FormUse) }),
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { typeId: 'ty1' }, output: { uses: [] } },
})
