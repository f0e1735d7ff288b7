import type { ChannelLine } from '@foyer/contract/channel/channel-line.ts'
import type { HostReadings } from '@foyer/contract/host/events.ts'
import type { MaybeLine, PanelModule, Run, Said, Settings } from '../handover.ts'
import { draw } from './draw.ts'

/** The panel's file, named by the build. */
declare const PANEL: string

/** What the page says is taken at its word here: nothing can be broken with it, and the panel looks closer. */
type Early = { of(value: unknown): unknown }['of']

const ignore = () => {}

/** What there is to know where nobody has chatted. */
const noReadings: HostReadings = {
  state: { isReady: false, isOpen: false, isWithAgent: false, hasEnded: false },
  unread: 0,
  queue: 0,
  visitor: { isVerified: false },
}

/** One channel on the page, until somebody wants to chat: then the panel's module takes over. */
export function begin(slot: number): Run {
  const [root, button] = draw(slot)
  let settings: Settings
  let kept: Said[] = []
  let hasConsent: boolean
  let isOver = true
  let line: MaybeLine | undefined
  let panel: Promise<void> | undefined
  let run: Run | undefined
  let observer: IntersectionObserver | undefined

  const at = (path: string) => settings.server + path

  const paint = (found: ChannelLine) => {
    // As colours and not as any other style: what is none is left out.
    button.style.backgroundColor = found.color
    button.style.color = found.textColor
    // Only its place depends on it: the corner where lines end, or the other.
    button.dir = (found.dir === 'rtl') === (settings.side === 'start') ? 'ltr' : 'rtl'
    button.ariaLabel = found.texts.open
    if (!settings.mount && settings.launcher !== 'none') root.append(button)
    return found
  }

  const getLine = () =>
    (line = fetch(
      at(`embed/${encodeURIComponent(settings.channel)}?locale=${settings.locale || navigator.language}`),
      { credentials: 'omit' },
    )
      .then((answer) => answer.json())
      .then(paint)
      .catch(ignore))

  /** A page that was open while the server was renewed asks for a file that is no more: then it takes the new one. */
  const load = () =>
    (panel ??= import(/* @vite-ignore */ at(`foyer/${PANEL}`))
      .catch(() => import(/* @vite-ignore */ at(`foyer/assets/panel.js?${Date.now()}`)))
      .then((module: PanelModule) => {
        // Destroyed while it was on its way; or destroyed and begun again, and another came first.
        if (!isOver && !run) run = module.takeOver({ settings, line, getLine, root, button, kept, over })
      })
      .catch(() => {
        panel = undefined
        button.ariaBusy = null
      }))

  const start = () => {
    if (isOver) return
    const { mount = document.documentElement, launcher } = settings
    const place = typeof mount === 'string' ? document.querySelector(mount) : mount
    place?.append(root.host)
    // Not on the page yet, while the page itself is not whole.
    if (!place) addEventListener('DOMContentLoaded', start)
    else if (settings.mount) {
      observer = new IntersectionObserver((seen) => {
        if (seen.some((entry) => entry.isIntersecting)) {
          observer?.disconnect()
          act(['open'], ignore, ignore)
        }
      })
      observer.observe(place)
    } else if (launcher !== 'none') void getLine()
  }

  const over = () => {
    isOver = true
    run = panel = line = undefined
    observer?.disconnect()
    root.host.remove()
    button.remove()
    button.style.display = ''
  }

  /** What is done without the panel; the rest is kept for it. */
  const early: Record<string, Early | undefined> = {
    boot(given: Settings) {
      if (isOver) {
        settings = given
        if (!given.server.endsWith('/')) given.server += '/'
        kept = []
        isOver = false
        hasConsent = given.consent !== 'required'
        if (hasConsent) start()
      }
    },
    consent(isGiven: boolean) {
      if (hasConsent !== isGiven) {
        hasConsent = isGiven
        if (isGiven) start()
        else root.host.remove()
      }
    },
    show() {
      button.style.display = ''
    },
    hide() {
      button.style.display = 'none'
    },
    setLocale(locale: string) {
      settings.locale = locale
      if (line) void getLine()
    },
    get: (what: keyof HostReadings) => noReadings[what],
    destroy: over,
  }

  const act: Run = (said, resolve, reject) => {
    const verb = String(said[0])
    if (isOver && verb !== 'boot') reject(Error('destroyed'))
    else if (run) run(said, resolve, reject)
    else if (!'open toggle send transfer reset'.includes(verb)) {
      kept.push(said)
      resolve(early[verb]?.(said[1]))
    } else if (hasConsent) {
      button.ariaBusy = 'true'
      void load().then(() => (run ? run(said, resolve, reject) : reject(Error('unavailable'))))
    } else reject(Error('refused'))
  }

  button.onclick = () => act(['toggle'], ignore, ignore)
  button.onpointerenter = button.onfocus = load
  return act
}
