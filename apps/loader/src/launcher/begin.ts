import type { LauncherConfig } from '@foyer/contract/channel/launcher-config.ts'
import type { HostReadings } from '@foyer/contract/host/events.ts'
import type { HostLook } from '@foyer/contract/host/settings.ts'
import type { MaybeLine, PanelModule, Run, Said, Settings } from '../handover.ts'
import css from './launcher.css?inline'

/** The launcher, not yet on the page: a button in a closed root that the page's styles and scripts do not reach. */
function draw(): readonly [ShadowRoot, HTMLButtonElement] {
  const root = document.createElement('foyer-root').attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.ariaExpanded = 'false'
  return [root, button]
}

/** The panel's file, named by the build. */
declare const PANEL: string

/** The launcher does not validate the page's input: it can do no harm here, and the panel validates it. */
type Early = { of(value: unknown): unknown }['of']

const ignore = () => {}
const encode = encodeURIComponent

/** Readings before the visitor has chatted. */
const noReadings: HostReadings = {
  state: { isReady: false, isOpen: false, isWithAgent: false, hasEnded: false },
  unread: 0,
  queue: 0,
  visitor: { isVerified: false },
}

/** One channel on the page, until somebody wants to chat: then the panel's module takes over. */
export function begin(slot: number): Run {
  const [root, button] = draw()
  let settings: Settings
  let kept: Said[] = []
  let hasConsent: boolean
  let isOver = true
  let line: MaybeLine | undefined
  let panel: Promise<unknown> | null | undefined
  let run: Run | undefined
  let observer: IntersectionObserver | undefined

  const at = (path: string) => settings.server + path
  const traceKey = () => 'foyer:' + settings.channel

  const paint = (found: LauncherConfig) => {
    // First: an answer that is no line has no texts.
    const { open } = found.texts
    const own: Record<string, unknown> = found.launcher
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- taken at its word; the channel fills in the rest
    const look = { ...settings, ...settings.look } as LauncherConfig['launcher'] & Record<string, unknown>
    // Nothing, or `null`: as the channel says.
    for (const name in own) look[name] ??= own[name]
    const { style } = button
    button.ariaLabel = look.label || open
    // As colours and lengths and not as any other style: what is none is left out.
    style.backgroundColor = found.color
    style.color = found.textColor
    // All of it is measured by its letters. It stays in the window, and a second channel's stands on the first one's.
    style.fontSize = `clamp(11px,${look.size / 4}px,24px)`
    style.marginInlineEnd = `clamp(0px,${look.offsetX}px,50vw)`
    style.marginBlockEnd = `calc(clamp(0px,${look.offsetY}px,50vh) + ${slot * 4.8}em)`
    button.dataset['icon'] = look.icon || ''
    button.dataset['label'] = look.label || ''
    // Only its place depends on it: the corner where lines end, or the other.
    button.dir = (found.dir === 'rtl') === (settings.side === 'start') ? 'ltr' : 'rtl'
    if (!settings.mount && settings.launcher !== 'none') root.append(button)
    return found
  }

  const getLine = () =>
    (line = fetch(
      at(`embed/${encode(settings.channel)}?locale=${encode(settings.locale || navigator.language)}`),
    )
      .then((answer) => answer.json())
      .then(paint)
      // oxlint-disable-next-line no-console -- whoever builds the site must learn of it
      .catch((reason) => console.warn('Foyer: cannot load', settings.channel, reason)))

  /** A page that was open while the server was renewed asks for a file that is no more: then it takes the new one. */
  const tryLoad = () =>
    (panel ??= import(/* @vite-ignore */ at(`foyer/${PANEL}`))
      .catch(() => import(/* @vite-ignore */ at(`foyer/assets/panel.js?${Date.now()}`)))
      .then(
        (module: PanelModule) =>
          // Destroyed while it was on its way; or destroyed and begun again, and another came first.
          isOver || (run ??= module.takeOver({ settings, line, getLine, root, button, kept, over })),
      )
      .catch(() => {
        panel = button.ariaBusy = null
      }))

  const start = () => {
    if (isOver) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of both: only elements have a dataset
    const mount = (settings.mount || document.documentElement) as HTMLElement & string
    const place: Element | null = mount.dataset ? mount : document.querySelector(mount)
    place?.append(root.host)
    // Not on the page yet, while the page itself is not whole.
    if (!place) addEventListener('DOMContentLoaded', start)
    else if (settings.mount) {
      observer = new IntersectionObserver((seen) => {
        if (seen.pop()?.isIntersecting) {
          observer?.disconnect()
          act(['open'], ignore, ignore)
        }
      })
      observer.observe(place)
    } else {
      if (settings.launcher !== 'none') void getLine()
      // The visitor was in a conversation on the page before (`panel/trace.ts`). Storage may be blocked.
      try {
        if (sessionStorage[traceKey()]) void tryLoad()
      } catch {
        ignore()
      }
    }
  }

  const over = () => {
    isOver = true
    run = panel = line = undefined
    observer?.disconnect()
    root.host.remove()
    button.remove()
    button.hidden = false
  }

  /** Commands that work without the panel; all others are queued for it. */
  const early: Record<string, Early | null | undefined> = {
    // No names that every object has.
    __proto__: null,
    boot(given: Settings) {
      if (isOver) {
        settings = given
        given.server = given.server.replace(/\/?$/, '/')
        kept = []
        isOver = false
        hasConsent = given.consent !== 'required'
        if (hasConsent) start()
      }
    },
    consent(isGiven: boolean) {
      if (!isGiven) {
        root.host.remove()
        try {
          delete sessionStorage[traceKey()]
        } catch {
          ignore()
        }
      } else if (!hasConsent) start()
      hasConsent = isGiven
    },
    show() {
      button.hidden = false
    },
    hide() {
      button.hidden = true
    },
    setLocale(locale: string) {
      settings.locale = locale
      if (line) void getLine()
    },
    update(look: HostLook) {
      settings.look = { ...settings.look, ...look }
      void line?.then((found) => found && paint(found))
    },
    get: (what: keyof HostReadings) => noReadings[what],
    destroy: over,
    // Nothing but kept for the panel.
    close: ignore,
    identify: ignore,
    setTheme: ignore,
    page: ignore,
    on: ignore,
    once: ignore,
    off: ignore,
  }

  const act: Run = (said, resolve, reject) => {
    const [verb] = said
    const does = early[verb]
    if (isOver && verb !== 'boot') reject(Error('destroyed'))
    else if (run) run(said, resolve, reject)
    else if (does) {
      kept.push(said)
      resolve(does(said[1]))
    } else if (hasConsent) {
      // Also what is no command at all: the panel warns of it.
      button.ariaBusy = 'true'
      void tryLoad().then(() => (run ? run(said, resolve, reject) : reject(Error('unavailable'))))
    } else reject(Error('refused'))
  }

  button.onclick = () => act(['toggle'], ignore, ignore)
  button.onpointerenter = button.onfocus = tryLoad
  return act
}
