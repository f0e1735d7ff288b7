import { z } from 'zod'
import { ticketEndpoint } from '../endpoint.ts'
import { Id, WireText, ClientId, MaybeId, NotBlank, ShortText, Nothing } from '../wire.ts'
import { Template, templateExample } from './template.ts'
import { Ticket } from './ticket.ts'
import { ticketExample } from './ticket-example.ts'
import { TicketFields, TicketFiles } from './parts.ts'
import { fileErrors, StoredFile } from '../files/stored-file.ts'

export const getTemplateFiledInfoByTemplateId = ticketEndpoint('getTemplateFiledInfoByTemplateId', {
  summary: 'The fields of a ticket form, by the id of its template.',
  access: 'visitor',
  input: z.object({ templateId: Id }),
  output: Template,
  errors: ['object.unknown'],
  example: { input: { templateId: 't1' }, output: templateExample },
})

export const getTemplateFiledInfoByTypeId = ticketEndpoint('getTemplateFiledInfoByTypeId', {
  summary: 'The fields of a ticket form, by the id of its type.',
  access: 'visitor',
  input: z.object({ typeId: Id }),
  output: Template,
  errors: ['object.unknown'],
  example: { input: { typeId: 'ty1' }, output: templateExample },
})

export const queryWoById = ticketEndpoint('queryWoById', {
  summary: 'One ticket with its replies.',
  access: 'ticket',
  input: z.object({
    woId: Id,
    userId: Id,
    /** From a ticket's own link (S-06). */
    token: WireText.max(500).optional(),
  }),
  output: Ticket,
  errors: ['object.unknown'],
  example: { input: { woId: 'w1', userId: 'u1' }, output: ticketExample },
})

export const queryWoByCustom = ticketEndpoint('queryWoByCustom', {
  summary: 'The tickets of this visitor, newest first.',
  access: 'visitor',
  input: z.object({ userId: Id, tenantId: Id }),
  output: z.object({ list: z.array(Ticket) }),
  errors: [],
  example: { input: { userId: 'u1', tenantId: 'demo' }, output: { list: [ticketExample] } },
})

export const addWo = ticketEndpoint('addWo', {
  summary: 'Open a ticket, from the leave-message screen or from a card form.',
  access: 'visitor',
  input: z.object({
    cusFieldConfigInfoVoList: TicketFields,
    userId: Id,
    tenantId: Id,
    woContent: NotBlank,
    woFileRelVoList: TicketFiles,
    woStartWay: z.literal(0),
    woTitle: ShortText,
    /** The template's id. */
    woType: WireText.max(64),
    woTypeId: Id,
    woTypeName: ShortText,
    partnerId: MaybeId,
    /** Ours: whom to answer. Without them, what is known of the visitor. */
    customerName: ShortText.optional(),
    customerPhone: ShortText.optional(),
    customerEmail: ShortText.optional(),
    /** Ours: the idempotency key; without it a retry is another ticket. */
    id: ClientId.optional(),
  }),
  /** Ours: `woNumber`, a short number for people. */
  output: z.object({ woId: Id, woNumber: z.int() }),
  errors: [
    'object.unknown',
    'form.incomplete',
    'form.refused',
    'message.conflict',
    'upload.type',
    'visitor.blocked',
    'request.tooMany',
  ],
  example: {
    input: {
      cusFieldConfigInfoVoList: [{ fieldId: 'c1', fieldName: 'Order number', fieldValue: 'A-20931' }],
      userId: 'u1',
      tenantId: 'demo',
      woContent: 'The lid of my kettle arrived cracked.',
      woFileRelVoList: [
        { fileName: 'cracked-lid.jpg', fileType: 'image/jpeg', fileUrl: '/files/9f2c/cracked-lid.jpg' },
      ],
      woStartWay: 0,
      woTitle: 'Leave message ticket',
      woType: 't1',
      woTypeId: 'ty1',
      woTypeName: 'Damage',
      partnerId: '',
    },
    output: { woId: 'w1', woNumber: 1042 },
  },
})

export const addWoHandleInfo = ticketEndpoint('addWoHandleInfo', {
  summary: 'Reply to a ticket.',
  access: 'ticket',
  input: z.object({
    handleContent: NotBlank,
    woId: Id,
    woTypeId: WireText.max(64),
    userId: Id,
    tenantId: Id,
    woFileRelVoList: TicketFiles,
    /** From a ticket's own link (S-06). */
    token: WireText.max(500).optional(),
    /** Ours: the idempotency key; without it a retry is another reply. */
    id: ClientId.optional(),
  }),
  output: Nothing,
  errors: [
    'object.unknown',
    'identity.forbidden',
    'message.conflict',
    'upload.type',
    'visitor.blocked',
    'request.tooMany',
  ],
  example: {
    input: {
      handleContent: 'A new lid, please.',
      woId: 'w1',
      woTypeId: 'ty1',
      userId: 'u1',
      tenantId: 'demo',
      woFileRelVoList: [],
    },
    output: {},
  },
})

/** Ours: the call of the chat takes files only while a person is there. */
export const uploadWoFile = ticketEndpoint('uploadWoFile', {
  summary:
    'Store a picture or film of at most 50 MB for a ticket or a reply to one, and receive its address.',
  access: 'ticket',
  body: 'multipart',
  /** The fields beside the part `file`. */
  input: z.object({ userId: Id.optional() }),
  output: StoredFile,
  errors: [...fileErrors, 'upload.refused', 'visitor.blocked', 'request.tooMany'],
  example: {
    input: { userId: 'u1' },
    output: { url: '/files/9f2c/cracked-lid.jpg', name: 'cracked-lid.jpg', suffix: 'jpg' },
  },
})
