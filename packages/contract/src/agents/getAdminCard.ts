import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

export const getAdminCard = endpoint('getAdminCard', {
  summary: 'The business card of the agent the visitor is connected to (D-03).',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.object({
    adminId: z.string(),
    adminNick: z.string(),
    adminFace: z.string(),
    adminCardTel: z.string(),
    adminCardMobile: z.string(),
    adminCardEmail: z.string(),
    adminCardQq: z.string(),
    adminCardWechat: z.string(),
    adminCardSign: z.string(),
  }),
  /** Unknown when nobody is connected: cards are for those who talk (P-02). */
  errors: ['object.unknown'],
  example: {
    input: { userId: 'u1' },
    output: {
      adminId: '7',
      adminNick: 'Ana',
      adminFace: '/files/demo/ana.webp',
      adminCardTel: '+49 40 5550 123',
      adminCardMobile: '',
      adminCardEmail: 'ana@shop.example',
      adminCardQq: '',
      adminCardWechat: '',
      adminCardSign: 'I know every kettle by name.',
    },
  },
})
