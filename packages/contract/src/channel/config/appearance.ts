import { z } from 'zod'
import { maxOrigins, originLength, originPattern } from '../../text-limits.ts'
import { Color, ShortText, Text, Toggle, Url, WireText, WrittenText } from '../../wire.ts'

const Pixels = z.int().min(0).max(4000)

/** How the chat looks (S-34). */
export const Appearance = z.object({
  titleDesc: ShortText,
  mainColor: Color,
  kitBgcolor: Color,
  kitTxcolor: Color,
  cusColor: Color,
  navigationBarColor: Color,
  navigationBarShowFlag: Toggle,
  /** The size of the chat where there is room for it; 0 leaves it to the layout. */
  mainHeight: Pixels,
  mainWidth: Pixels,
  backgroundImage: Url,
  /** The picture of whoever has none of their own; empty shows no pictures. */
  avatar: Url,
  noticeMode: Toggle,
  noticeMsg: WrittenText.max(1000),
})

export const appearanceDefaults: z.infer<typeof Appearance> = {
  titleDesc: 'Harbour Home: help',
  mainColor: '#1d5fd1',
  kitBgcolor: '#1d5fd1',
  kitTxcolor: '#ffffff',
  cusColor: '#e8f0fe',
  navigationBarColor: '#1d5fd1',
  navigationBarShowFlag: true,
  mainHeight: 0,
  mainWidth: 0,
  backgroundImage: '',
  avatar: '/chat_online/person.svg',
  noticeMode: true,
  noticeMsg: 'Parcels ordered before 15:00 leave the same day.',
}

const QuickLink = z.object({ name: ShortText, url: Url, link: Url })
const Advert = z.object({ url: Url, link: Url })
const Question = z.object({ question: ShortText, answer: Text })

/** The panel beside the chat on desktops (S-27, S-28). `url` is a picture, `link` is where it leads. */
export const SideBar = z.object({
  sideBarStatus: Toggle,
  sideBarWidth: z.int().min(0).max(1000),
  sideBarConfig: z.object({
    quickFlag: Toggle,
    quickList: z.array(QuickLink).max(30),
    questionFlag: Toggle,
    questionList: z.array(Question).max(50),
    adFlag: Toggle,
    adList: z.array(Advert).max(10),
  }),
})

export const sideBarDefaults: z.infer<typeof SideBar> = {
  sideBarStatus: true,
  sideBarWidth: 300,
  sideBarConfig: {
    quickFlag: true,
    quickList: [
      { name: 'My orders', url: '', link: 'https://shop.example/orders' },
      { name: 'Start a return', url: '', link: 'https://shop.example/returns' },
      { name: 'Shops near you', url: '', link: 'https://shop.example/shops' },
    ],
    questionFlag: true,
    questionList: [
      { question: 'How long does delivery take?', answer: 'Two working days within the country.' },
      { question: 'How long may I return something?', answer: '<b>30 days</b>, unused, with the receipt.' },
    ],
    adFlag: false,
    adList: [],
  },
}

export const Origin = WireText.max(originLength).regex(originPattern)

/** Which sites may show the chat in a frame, and talk to it there. */
export const Embedding = z.object({
  /** Empty: every site. */
  allowedOrigins: z.array(Origin).max(maxOrigins),
})

export const embeddingDefaults: z.infer<typeof Embedding> = { allowedOrigins: [] }

/** How the button on a site's page looks. The page itself may say otherwise. */
export const LauncherLook = z.object({
  /** A text beside the icon; empty: a round button. */
  label: WireText.max(40),
  /** A character or two in place of the speech bubble, an emoji for example. */
  icon: WireText.max(16),
  /** Its height in pixels. */
  size: z.int().min(44).max(96),
  /** Pixels beyond the usual 20 from the side and from below. */
  offsetX: z.int().min(0).max(400),
  offsetY: z.int().min(0).max(400),
})
export type LauncherLook = z.infer<typeof LauncherLook>

export const Launcher = z.object({ launcher: LauncherLook })

export const launcherDefaults: z.infer<typeof Launcher> = {
  launcher: { label: '', icon: '', size: 60, offsetX: 0, offsetY: 0 },
}
