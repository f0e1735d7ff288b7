import { useEffect, useMemo, useRef } from 'react'
import { eventNames } from './event-names.ts'
import type { ChannelFoyer, HostEvent, HostLook } from './host.ts'
import { loadFoyer, type FoyerSettings } from './load-foyer.ts'
import { speak } from './speak.ts'
import { useChange } from './use-change.ts'

export type FoyerProps = Omit<FoyerSettings, 'mount'> & {
  /** Who the user is: a short-lived JWT, or a function that gets one. Taken away, the visitor is forgotten. */
  identity?: string | (() => string | Promise<string>) | undefined
  onEvent?: ((event: HostEvent) => void) | undefined
}

/**
 * The chat, as long as the component is there; what it is told follows the properties. With an element it stands in that
 * element, and waits while there is none yet.
 */
export function useFoyer(props: FoyerProps, mount?: Element | null): ChannelFoyer {
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
