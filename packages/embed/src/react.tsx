import { useState, type ReactElement, useEffect, useMemo, useRef } from 'react'
import type { HostEventName, ChannelFoyer, HostEvent, HostLook } from './host.ts'
import { loadFoyer, type FoyerSettings } from './load-foyer.ts'
import { speak } from './speak.ts'

const names: Readonly<Record<HostEventName, true>> = {
  ready: true,
  open: true,
  close: true,
  unread: true,
  message: true,
  'message:sent': true,
  'conversation:start': true,
  'conversation:end': true,
  'agent:join': true,
  'agent:leave': true,
  queue: true,
  availability: true,
  'form:submit': true,
  'leave-message:submit': true,
  'rating:submit': true,
  'robot:feedback': true,
  identity: true,
  error: true,
}

const eventNames = Object.keys(names).filter((name): name is HostEventName => Object.hasOwn(names, name))

/** Tells when a value is another than before; not what it was at first. */
function useChange<T>(value: T, tell: (value: T) => void): void {
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    tell(value)
  })
}

type FoyerProps = Omit<FoyerSettings, 'mount'> & {
  /** Identity of the user: a short-lived JWT, or a function that gets one. Removing it resets the visitor. */
  identity?: string | (() => string | Promise<string>) | undefined
  onEvent?: ((event: HostEvent) => void) | undefined
}

/**
 * The chat, as long as the component is there; what it is told follows the properties. With an element it stands in that
 * element, and waits while there is none yet.
 */
function useFoyer(props: FoyerProps, mount?: Element | null): ChannelFoyer {
  const { server, channel, side, launcher, consent, preview, locale, theme, user, identity } = props
  const look = JSON.stringify(lookOf(props))
  const foyer = useMemo(() => speak(channel), [channel])
  const newest = useRef(props)
  useEffect(() => {
    newest.current = props
  })

  useEffect(() => {
    if (mount === null) return undefined
    const { locale, theme, user, identity } = newest.current
    const said = { server, channel, side, launcher, consent, preview, locale, theme, user }
    const settings = { ...lookOf(newest.current), ...said }
    loadFoyer(mount ? { ...settings, mount } : settings)
    for (const name of eventNames) void foyer('on', name, (event) => newest.current.onEvent?.(event))
    identify(foyer, identity, newest)
    return () => void foyer('destroy')
  }, [foyer, server, channel, side, launcher, consent, preview, mount])

  useChange(locale, (now) => void foyer('setLocale', now ?? ''))
  useChange(theme, (now) => void foyer('setTheme', now ?? 'auto'))
  useChange(JSON.stringify(user), () => user && void foyer('update', user))
  useChange(look, () => void foyer('update', { ...channelsLook, ...lookOf(newest.current) }))
  useChange(typeof identity === 'function' ? 'asked' : identity, (now) =>
    now ? identify(foyer, identity, newest) : void foyer('reset'),
  )
  return foyer
}

/** A property that was taken away gives its part of the look back to the channel. */
const channelsLook: HostLook = { label: null, icon: null, size: null, offsetX: null, offsetY: null }

/** How the launcher looks, as far as the properties say it. */
function lookOf({ label, icon, size, offsetX, offsetY }: FoyerProps): HostLook {
  const look = Object.entries({ label, icon, size, offsetX, offsetY })
  return Object.fromEntries(look.filter(([, value]) => value !== undefined))
}

type Newest = { readonly current: FoyerProps }

/** A function is asked as it is when it is needed: another one at every rendering is no other user. */
function identify(foyer: ChannelFoyer, identity: FoyerProps['identity'], newest: Newest): void {
  if (typeof identity === 'function') void foyer('identify', () => askedOf(newest.current.identity))
  else if (identity) void foyer('identify', identity)
}

function askedOf(identity: FoyerProps['identity']): string | Promise<string> {
  return typeof identity === 'function' ? identity() : (identity ?? '')
}

export { useFoyer }
export type { FoyerProps }

/** The launcher in the page's corner, as long as this is rendered. */
export function FoyerChat(props: FoyerProps): null {
  useFoyer(props)
  return null
}

/** The chat in the place where this is rendered, as high as the class says, or else as the window allows. */
export function FoyerInline({ className, ...props }: FoyerProps & { className?: string }): ReactElement {
  const [place, setPlace] = useState<Element | null>(null)
  useFoyer(props, place)
  return <div className={className} ref={setPlace} />
}
