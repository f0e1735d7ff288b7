import { count, isFields, str } from '../readers.ts'
import { textLimits } from '../text-limits.ts'
import {
  choice,
  flag,
  maybe,
  object,
  only,
  readFields,
  text,
  type Flat,
  type Read,
  type Shape,
} from './fields.ts'

export const hostThemes = ['light', 'dark', 'auto'] as const
export const hostViews = ['chat', 'leave-message'] as const
/** Values that `get` can read. */
export const hostReadings = ['state', 'unread', 'queue', 'visitor'] as const

/** The frame's preview of a message is never higher than this. */
export const maxPreviewPx = 200

const { id, locale, message, short, token, url } = textLimits

/** The host page's data about its user. Agents see all of it as unverified. */
export const hostUser = {
  userName: maybe(text(short)),
  phone: maybe(text(short)),
  email: maybe(text(short)),
  locale: maybe(text(locale)),
  /** Other data for agents and dialogues: a plan, an order, a tier. An empty text removes an attribute. */
  attributes: maybe({ is: 'attributes' }),
  /** For requests of the site's own dialogues; nobody is shown it. An empty token takes the token back. */
  customerToken: maybe({ ...text(token), mayClear: true }),
} as const satisfies Shape
export type HostUser = Read<typeof hostUser>

/** A thing of the site that the visitor asks about. */
export const hostCard = {
  title: text(short, 1),
  desc: maybe(text(short)),
  picture: maybe(text(url)),
  price: maybe(text(short)),
  url: maybe(text(url)),
} as const satisfies Shape
export type HostCard = Read<typeof hostCard>

/** Commands from the loader to the frame, through their port. The frame answers each by its `id`. */
export const frameCommands = {
  /**
   * Whether anybody can see the frame: what comes meanwhile is unread. `takesFocus: false`: the visitor is busy elsewhere
   * on the page.
   */
  shown: { isShown: flag, takesFocus: maybe(only(false)) },
  /** Goes on with an open conversation, unseen, and starts none. Answers with whether there is one. */
  resume: {},
  draft: { text: text(message) },
  view: { view: choice(hostViews) },
  send: { text: text(message, 1) },
  card: { card: object(hostCard) },
  transfer: { groupId: maybe(text(id)), adminId: maybe(text(id)) },
  update: { user: object(hostUser) },
  /** Proof of who the visitor is: a short-lived JWT, signed by the site's server. */
  identify: { jwt: text(token, 1) },
  locale: { locale: text(locale) },
  theme: { theme: choice(hostThemes) },
  page: { url: text(url), title: text(short) },
  /** Forgets who the visitor is; the next one is somebody new. */
  reset: {},
  get: { what: choice(hostReadings) },
} as const satisfies Record<string, Shape>
type Commands = typeof frameCommands

export type FrameCommandName = keyof Commands
export type CommandOf<D extends FrameCommandName> = {
  [N in D]: Flat<{ id: number; do: N } & Read<Commands[N]>>
}[D]
export type FrameCommand = CommandOf<FrameCommandName>

/** Undefined for anything that is not a command. */
export function decodeCommand(value: unknown): FrameCommand | undefined {
  if (!isFields(value)) return undefined
  const [id, name] = [count(value, 'id'), str(value, 'do')]
  const fields = id > 0 && isCommandName(name) && readFields(frameCommands[name], value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are those of the command with this name
  return fields ? ({ id, do: name, ...fields } as FrameCommand) : undefined
}

function isCommandName(name: string): name is FrameCommandName {
  return Object.hasOwn(frameCommands, name)
}

/** The first word, by window message, with the frame's end of the port. Everything else goes through the port. */
export const hostHello = { type: only('foyer:hello'), version: only(1), channelId: text(id, 1) } as const
export type HostHello = Read<typeof hostHello>

export function decodeHello(value: unknown): HostHello | undefined {
  return isFields(value) ? readFields(hostHello, value) : undefined
}

/** Window messages from the host page into the frame (S-33). */
export const hostMessages = {
  updateUser: { data: { ...object(hostUser), orEmpty: true } },
  showIframe: {},
} as const satisfies Record<string, Shape>

/**
 * All window messages between the host page and the frame. The spec names updateUser and showIframe and shows
 * no shape, and chats of its time sent bare words or objects without a type; ours always carry `type`, and
 * nothing else is listened to: any script of the page can post, so guessing at shapes would be a door.
 * Origin and source are the receiver's to check, before the shape.
 */
export const frameMessages = { ...hostMessages, hideIframe: {} } as const
type Messages = typeof frameMessages
type MessageOf<T extends keyof Messages> = { [N in T]: Flat<{ type: N } & Read<Messages[N]>> }[T]
export type FrameMessage = MessageOf<keyof Messages>

/** Undefined for anything that is not one of these messages. */
export function decodeFrameMessage(value: unknown): FrameMessage | undefined {
  if (!isFields(value)) return undefined
  const type = value['type']
  const fields = isMessageType(type) && readFields(frameMessages[type], value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are those of the message of this type
  return fields ? ({ type, ...fields } as FrameMessage) : undefined
}

function isMessageType(type: unknown): type is keyof Messages {
  return typeof type === 'string' && Object.hasOwn(frameMessages, type)
}
