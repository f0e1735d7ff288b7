import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClientId, Id, MaybeId, NotBlank, ShortText, WireText } from '../wire.ts'
import { TicketFields, TicketFiles } from './parts.ts'

export const addWo = endpoint('addWo', {
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
