import { z } from 'zod'
import { faqShowTypes, menubarTypes } from '../../codes.ts'
import { code } from '../../wire.ts'
import { MenuBarEntry } from './menu-bar.ts'

/** The questions that are offered when the robot guides (S-13, S-14): flat, in tabs, or behind tiles. */
export const Faq = z.object({
  faq: z.object({ showType: code(faqShowTypes), showContent: z.array(MenuBarEntry).max(20) }),
})
export type Faq = z.infer<typeof Faq>

const tab = { imgUrl: '', type: menubarTypes.questions, faqGrouplist: [], labelLink: '' }

export const faqDefaults: Faq = {
  faq: {
    showType: faqShowTypes.tabs,
    showContent: [
      {
        ...tab,
        id: 'f1',
        name: 'Delivery',
        questionList: [
          { question: 'Where is my order?', docId: 'd1' },
          { question: 'How long does delivery take?', docId: 'd2' },
          { question: 'What does delivery cost?', docId: 'd3' },
          { question: 'Can I change my address?', docId: 'd4' },
          { question: 'Do you deliver abroad?', docId: 'd5' },
          { question: 'Can I collect in the shop?', docId: 'd6' },
        ],
      },
      {
        ...tab,
        id: 'f2',
        name: 'Returns',
        questionList: [
          { question: 'How do I return something?', docId: 'd7' },
          { question: 'When do I get my money back?', docId: 'd8' },
        ],
      },
    ],
  },
}
