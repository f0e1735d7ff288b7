import { z } from 'zod'
import { messageKind } from './message-kind.ts'

const Questions = z.array(z.object({ question: z.string(), docId: z.string() }))

const Entry = z.object({
  id: z.string(),
  name: z.string(),
  imgUrl: z.string(),
  opens: z.enum(['questions', 'groups', 'link']),
  questions: Questions,
  groups: z.array(z.object({ id: z.string(), name: z.string(), questions: Questions })),
  link: z.string(),
})

/** The FAQ and the menu bar: entries as a list, as tabs or as tiles, and the series-problem buttons. */
export const menu = messageKind({
  kind: 'menu',
  packing: 'json',
  content: z.object({
    title: z.string(),
    layout: z.enum(['list', 'tabs', 'tiles']),
    entries: z.array(Entry),
    buttons: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  example: {
    title: 'You may want to know',
    layout: 'tiles',
    entries: [
      {
        id: 'f1',
        name: 'Delivery',
        imgUrl: '',
        opens: 'questions',
        questions: [{ question: 'Where is my order?', docId: 'd1' }],
        groups: [],
        link: '',
      },
      {
        id: 'f2',
        name: 'Products',
        imgUrl: '',
        opens: 'groups',
        questions: [],
        groups: [
          { id: 'f21', name: 'Kettles', questions: [{ question: 'Is it safe on gas?', docId: 'd9' }] },
        ],
        link: '',
      },
      {
        id: 'f3',
        name: 'Size guide',
        imgUrl: '',
        opens: 'link',
        questions: [],
        groups: [],
        link: 'https://shop.example/sizes',
      },
    ],
    buttons: [{ id: 's1', name: 'My parcel is late' }],
  },
})
