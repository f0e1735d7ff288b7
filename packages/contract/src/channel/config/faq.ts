import { z } from 'zod'
import { faqShowTypes, menubarTypes } from '../../codes.ts'
import { code, Id, ShortText, Url } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

const Question = z.object({ question: ShortText, docId: z.string().max(64) })
const Questions = z.array(Question).max(100)

/** One tab or tile, in the FAQ of a channel and in a menu-bar message (msgType 99) alike. */
export const MenuBarEntry = z.object({
  id: Id,
  name: ShortText,
  imgUrl: Url,
  type: code(menubarTypes),
  questionList: Questions,
  faqGrouplist: z.array(z.object({ id: Id, name: ShortText, questionList: Questions })).max(20),
  labelLink: Url,
})
type MenuBarEntry = z.infer<typeof MenuBarEntry>

/** The questions that are offered when the robot guides (S-13, S-14): flat, in tabs, or behind tiles. */
export const Faq = z.object({
  faq: z.object({
    showType: code(faqShowTypes),
    showContent: z.array(MenuBarEntry).max(20),
    /** S-14: series-problem buttons. `dialogue:order` as the id starts that dialogue; otherwise the name is asked. */
    btnList: z
      .array(z.object({ id: Id, name: ShortText }))
      .max(20)
      .optional(),
  }),
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
        name: factoryTexts.faqDelivery,
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
        name: factoryTexts.faqReturns,
        questionList: [
          { question: 'How do I return something?', docId: 'd7' },
          { question: 'When do I get my money back?', docId: 'd8' },
        ],
      },
    ],
  },
}
