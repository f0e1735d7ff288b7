import { z } from 'zod'
import { Flag, ShortText, Text, Url } from '../../wire.ts'

const QuickLink = z.object({ name: ShortText, url: Url, link: Url })
const Advert = z.object({ url: Url, link: Url })
const Question = z.object({ question: ShortText, answer: Text })

/** The panel beside the chat on desktops (S-27, S-28). `url` is a picture, `link` is where it leads. */
export const SideBar = z.object({
  sideBarStatus: Flag,
  sideBarWidth: z.int().min(0).max(1000),
  sideBarConfig: z.object({
    quickFlag: Flag,
    quickList: z.array(QuickLink).max(30),
    questionFlag: Flag,
    questionList: z.array(Question).max(50),
    adFlag: Flag,
    adList: z.array(Advert).max(10),
  }),
})

export const sideBarDefaults: z.infer<typeof SideBar> = {
  sideBarStatus: 1,
  sideBarWidth: 300,
  sideBarConfig: {
    quickFlag: 1,
    quickList: [
      { name: 'My orders', url: '', link: 'https://shop.example/orders' },
      { name: 'Start a return', url: '', link: 'https://shop.example/returns' },
      { name: 'Shops near you', url: '', link: 'https://shop.example/shops' },
    ],
    questionFlag: 1,
    questionList: [
      { question: 'How long does delivery take?', answer: 'Two working days within the country.' },
      { question: 'How long may I return something?', answer: '<b>30 days</b>, unused, with the receipt.' },
    ],
    adFlag: 0,
    adList: [],
  },
}
