import type { HostCard, HostUser, hostThemes, hostViews } from './commands.ts'
import type { HostEvent, HostEventName, HostReadings } from './events.ts'

/** An element of the page, as far as types without pages can tell. */
export type HostElement = { readonly nodeType: number }

/** A site's settings for its chat. The `data-` attributes of the script tag have the same names. */
export type HostSettings = {
  /** Which channel; the admin knows its id. */
  channel: string
  /** Address of the Foyer server. Optional for a script tag. */
  server?: string | undefined
  /** One of the 24; without it the channel's or the browser's. */
  locale?: string | undefined
  theme?: HostTheme | undefined
  /** The corner: `end` is right, and left where the language is written from the right. */
  side?: 'start' | 'end' | undefined
  /** `none`: the site opens the chat itself. */
  launcher?: 'none' | undefined
  /** `none`: new messages are counted on the launcher, and not shown beside it. */
  preview?: 'none' | undefined
  /** `required`: nothing is fetched and drawn before `consent(true)`. */
  consent?: 'required' | undefined
  /** An element, or its selector: the chat stands in it instead of a panel. */
  mount?: string | HostElement | undefined
  user?: HostUser | undefined
} & HostLook

/** How the launcher looks, over what the channel says; `null` is the channel's own. In attributes all are texts. */
export type HostLook = {
  /** A text beside the icon. */
  label?: string | null | undefined
  /** A character or two in place of the speech bubble, an emoji for example. */
  icon?: string | null | undefined
  /** Its height in pixels, 44 to 96. */
  size?: number | string | null | undefined
  /** Pixels beyond the usual 20 from the side and from below. */
  offsetX?: number | string | null | undefined
  offsetY?: number | string | null | undefined
}

export type HostTheme = (typeof hostThemes)[number]
export type HostView = (typeof hostViews)[number]

export type HostEventOf<N extends HostEventName> = Extract<HostEvent, { name: N }>
export type HostListener<N extends HostEventName = HostEventName> = (event: HostEventOf<N>) => void

/** Commands that a site can use, with their arguments and results. */
export type HostCommands = {
  /** Begins, with these settings over those of the script tag. For a channel that has begun it does nothing. */
  boot: (settings?: Partial<HostSettings>) => void
  /** Sets the site's unverified data about its user, and the look of the launcher. */
  update: (user: HostUser & HostLook) => void
  /**
   * Proves the user's identity by a short-lived JWT that the site's server signs. The chat runs a function
   * when it needs a JWT, which may be much later.
   */
  identify: (jwt: string | (() => string | Promise<string>)) => void
  open: (how?: { draft?: string | undefined; view?: HostView | undefined }) => void
  close: () => void
  toggle: () => void
  /** The launcher; an open panel stays as it is. */
  show: () => void
  hide: () => void
  /** Says something in the visitor's name, before their eyes: it opens the chat. */
  send: (what: string | HostCard) => void
  /** Asks for a person, before the visitor's eyes: it opens the chat. */
  transfer: (to?: { group?: string | undefined; agent?: string | undefined }) => void
  setLocale: (locale: string) => void
  setTheme: (theme: HostTheme) => void
  /** Reports the visitor's current page, for sites that change pages without a page load. */
  page: (page?: { url?: string | undefined; title?: string | undefined }) => void
  consent: (isGiven: boolean) => void
  /** Forgets who the visitor is, here and in the browser's storage: for when somebody signs out. */
  reset: () => void
  destroy: () => void
  on: <N extends HostEventName>(name: N, listener: HostListener<N>) => void
  once: <N extends HostEventName>(name: N, listener: HostListener<N>) => void
  off: <N extends HostEventName>(name: N, listener: HostListener<N>) => void
  get: <W extends keyof HostReadings>(what: W) => HostReadings[W]
}
export type HostVerb = keyof HostCommands
type ListenerVerb = 'on' | 'once' | 'off'

/** One function with verbs. What is asked for before Foyer is there waits for it. */
export type ChannelFoyer = {
  <N extends HostEventName>(verb: ListenerVerb, name: N, listener: HostListener<N>): Promise<void>
  <W extends keyof HostReadings>(verb: 'get', what: W): Promise<HostReadings[W]>
  <V extends Exclude<HostVerb, ListenerVerb | 'get'>>(
    verb: V,
    ...said: Parameters<HostCommands[V]>
  ): Promise<void>
}

/** `window.Foyer` itself speaks to the first channel on the page, `Foyer.channel('sales')` to that one. */
export type Foyer = ChannelFoyer & { channel: (channel: string) => ChannelFoyer }
