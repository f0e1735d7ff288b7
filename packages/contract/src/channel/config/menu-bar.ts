import { z } from 'zod'
import { menubarTypes } from '../../codes.ts'
import { code, Id, ShortText, Url } from '../../wire.ts'

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
export type MenuBarEntry = z.infer<typeof MenuBarEntry>
