import { z } from 'zod'
import { textLimits } from '../text-limits.ts'
import { Id, MaybeId, ShortText, Text, Url } from '../wire.ts'
import { hostReadings, hostThemes, hostViews } from './choices.ts'
import { HostUser } from './user.ts'

/** A thing of the site that the visitor asks about. */
export const HostCard = z.object({
  title: ShortText.min(1),
  desc: ShortText.optional(),
  picture: Url.optional(),
  price: ShortText.optional(),
  url: Url.optional(),
})
export type HostCard = z.infer<typeof HostCard>

const command = <const D extends string, S extends z.ZodRawShape>(name: D, shape: S) =>
  z.object({ id: z.int().min(1), do: z.literal(name), ...shape })

/** Commands from the loader to the frame, through their port. The frame answers each by its `id`. */
export const FrameCommand = z.discriminatedUnion('do', [
  /**
   * Whether anybody can see the frame: what comes meanwhile is unread. `takesFocus: false`: the visitor is busy elsewhere
   * on the page.
   */
  command('shown', { isShown: z.boolean(), takesFocus: z.literal(false).optional() }),
  /** Goes on with an open conversation, unseen, and starts none. Answers with whether there is one. */
  command('resume', {}),
  command('draft', { text: Text }),
  command('view', { view: z.enum(hostViews) }),
  command('send', { text: Text.min(1) }),
  command('card', { card: HostCard }),
  command('transfer', { groupId: MaybeId, adminId: MaybeId }),
  command('update', { user: HostUser }),
  /** Proof of who the visitor is: a short-lived JWT, signed by the site's server. */
  command('identify', { jwt: z.string().min(1).max(textLimits.token) }),
  command('locale', { locale: z.string().max(textLimits.locale) }),
  command('theme', { theme: z.enum(hostThemes) }),
  command('page', { url: Url, title: ShortText }),
  /** Forgets who the visitor is; the next one is somebody new. */
  command('reset', {}),
  command('get', { what: z.enum(hostReadings) }),
])
export type FrameCommand = z.infer<typeof FrameCommand>
export type FrameCommandName = FrameCommand['do']
export type CommandOf<D extends FrameCommandName> = Extract<FrameCommand, { do: D }>

export const frameCommandExamples: { [D in FrameCommandName]: CommandOf<D> } = {
  shown: { id: 1, do: 'shown', isShown: true },
  resume: { id: 14, do: 'resume' },
  draft: { id: 2, do: 'draft', text: 'About my order…' },
  view: { id: 3, do: 'view', view: 'leave-message' },
  send: { id: 4, do: 'send', text: 'Is it in stock?' },
  card: { id: 5, do: 'card', card: { title: 'Kettle', price: '39 €', url: 'https://shop.example/kettle' } },
  transfer: { id: 6, do: 'transfer', groupId: 'sales' },
  update: { id: 7, do: 'update', user: { userName: 'Sam', attributes: { plan: 'gold' } } },
  identify: { id: 8, do: 'identify', jwt: 'eyJ.eyJ.mac' },
  locale: { id: 9, do: 'locale', locale: 'ar' },
  theme: { id: 10, do: 'theme', theme: 'dark' },
  page: { id: 11, do: 'page', url: 'https://shop.example/cart', title: 'Cart' },
  reset: { id: 12, do: 'reset' },
  get: { id: 13, do: 'get', what: 'unread' },
}

/** The first word, by window message, with the frame's end of the port. Everything else goes through the port. */
export const HostHello = z.object({ type: z.literal('foyer:hello'), version: z.literal(1), channelId: Id })
export type HostHello = z.infer<typeof HostHello>
