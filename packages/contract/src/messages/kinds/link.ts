import { z } from 'zod'
import { messageKind } from './message-kind.ts'

export const link = messageKind({
  kind: 'link',
  packing: 'json',
  content: z.object({
    imgUrl: z.string(),
    title: z.string(),
    subTitle: z.string(),
    describe: z.string(),
    linkType: z.string(),
    linkUrl: z.string(),
  }),
  example: {
    imgUrl: '',
    title: 'Claim for damage',
    subTitle: 'Takes two minutes',
    describe: 'Tell us what broke and we send a new one.',
    linkType: '1',
    linkUrl: '/chat_online/formData?tenantId=demo&templateId=t1',
  },
})
