import type { LauncherConfig } from '@foyer/contract/channel/launcher-config.ts'
import type { HostLook, HostSettings } from '@foyer/contract/host/settings.ts'

/** `server` ends with a slash. `look`: what `update` said of the launcher. */
export type Settings = Omit<HostSettings, 'mount'> & {
  server: string
  mount?: string | Element
  look?: HostLook
}

/** Arguments of a call to `window.Foyer`: a verb and its parameters. Untrusted: any script may pass them. */
export type Said = readonly [verb: string, ...rest: readonly unknown[]]

/** One call: what was said, who waits for the answer, and the channel unless it is the first. */
export type Call = [
  said: Said,
  resolve: (value?: unknown) => void,
  reject: (reason: unknown) => void,
  channel?: string,
]

/** The function on the page. Before the launcher's script is there, a stub that puts calls into `q`. */
export type Foyer = Speak & { q?: Call[]; channel?: (channel: string) => Speak }
export type Speak = (...said: Said) => Promise<unknown>

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    Foyer?: Foyer
    foyerSettings?: Partial<Settings>
  }
}

export type Run = (...call: Call) => void

/** Nothing if it did not come. */
export type MaybeLine = Promise<LauncherConfig | void>

/**
 * All that the launcher gives to the panel when somebody wants to chat. A page that stays open for long may meet a
 * newer panel than its launcher: add to this, and never change what is here.
 */
export type Handover = {
  settings: Settings
  line: MaybeLine | undefined
  /** Fetches the line anew, for the settings' locale, and paints the launcher. */
  getLine: () => MaybeLine
  /** The closed root in the outermost element. */
  root: ShadowRoot
  /** In the root only if there is a launcher. */
  button: HTMLButtonElement
  /** Earlier calls that were already answered, in order. */
  kept: readonly Said[]
  /** The panel calls it when the channel is destroyed, so that the page can boot it again. */
  over: () => void
}

/** The module of the panel. */
export type PanelModule = { takeOver: (handover: Handover) => Run }
