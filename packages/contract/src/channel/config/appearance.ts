import { z } from 'zod'
import { Color, Flag, ShortText, Url } from '../../wire.ts'

const Pixels = z.int().min(0).max(4000)

/** How the chat looks (S-34). */
export const Appearance = z.object({
  titleDesc: ShortText,
  mainColor: Color,
  kitBgcolor: Color,
  kitTxcolor: Color,
  cusColor: Color,
  navigationBarColor: Color,
  navigationBarShowFlag: Flag,
  /** The size of the chat where there is room for it; 0 leaves it to the layout. */
  mainHeight: Pixels,
  mainWidth: Pixels,
  backgroundImage: Url,
  /** The picture of whoever has none of their own; empty shows no pictures. */
  avatar: Url,
  noticeMode: Flag,
  noticeMsg: z.string().max(1000),
})

export const appearanceDefaults: z.infer<typeof Appearance> = {
  titleDesc: 'Harbour Home: help',
  mainColor: '#1d5fd1',
  kitBgcolor: '#1d5fd1',
  kitTxcolor: '#ffffff',
  cusColor: '#e8f0fe',
  navigationBarColor: '#1d5fd1',
  navigationBarShowFlag: 1,
  mainHeight: 0,
  mainWidth: 0,
  backgroundImage: '',
  avatar: '/chat_online/person.svg',
  noticeMode: 1,
  noticeMsg: 'Parcels ordered before 15:00 leave the same day.',
}
