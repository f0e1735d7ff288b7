import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { newId } from '@foyer/client/new-id.ts'
import { browserPorts, type Ports } from '@foyer/client/ports/ports.ts'
import type { Failed } from '@foyer/client/result.ts'
import { browserStorage, createStore, type Store } from '@foyer/client/storage.ts'
import type { KnownVisitor } from '@foyer/core/visitor/known-visitors.ts'
import { createCalls } from '../../session/calls.ts'
import { createKept, knownVisitor } from '../../session/kept.ts'
import { createToastStore, type ToastStore } from '../../session/toast-store.ts'
import type { TicketAccess } from '../../features/tickets/ticket-access.ts'
import { startQuietly } from './start-quietly.ts'

/** Somebody on a page beside the chat, and all that the page can do for them. */
export type Visit = ReturnType<typeof createCalls> & {
  who: KnownVisitor
  toasts: ToastStore
  store: Store
  /** The settings of their channel, for its looks; a link brings none. */
  channel: ChannelConfig | undefined
}

/** `nobody`: this browser has never talked to whom the address names, and the address names no channel to begin in. */
export type Opened = Visit | { failure: Failed } | 'nobody'

/** What the address of the page says about whom it is for. */
export type Named = Partial<KnownVisitor> & {
  linkToken?: string
  locale?: string | null
  /** What is on the page is nobody's in particular: an old name in the address does not keep it from its reader. */
  orAnybody?: boolean
  /** Whoever is not known may come in as a new visitor: what is a stranger's is still not theirs. */
  mayStart?: boolean
}

/** P-04: the proof is a ticket's link, or what the chat has kept in this browser; or a new visitor comes in. */
export async function openVisit(named: Named): Promise<Opened> {
  const ports = browserPorts()
  const store = createStore(ports.clock, browserStorage())
  const toasts = createToastStore(ports.clock)
  const { linkToken, locale, orAnybody, mayStart = false, ...names } = named
  if (linkToken) {
    // Whom the address names is only a label beside a link, but the call wants one.
    const who = { userId: names.userId || 'link', tenantId: names.tenantId || 'link', channelId: '' }
    return { ...createCalls(() => linkToken), who, toasts, store, channel: undefined }
  }
  const known =
    knownVisitor(store, names) ?? (orAnybody ? knownVisitor(store, { ...names, userId: '' }) : undefined)
  const who = known ?? { ...nameless, channelId: names.channelId ?? '' }
  const isKnown = who.userId !== '' && createKept(store, who.channelId).token() !== undefined
  if (!isKnown && !(mayStart && who.channelId)) return 'nobody'
  return comeIn({ ports, store, toasts, who, isKnown, locale: locale ?? '' })
}

const nameless = { tenantId: '', userId: '' }

type ComingIn = {
  ports: Ports
  store: Store
  toasts: ToastStore
  who: KnownVisitor
  isKnown: boolean
  locale: string
}

async function comeIn({ ports, store, toasts, who, isKnown, locale }: ComingIn): Promise<Opened> {
  const kept = createKept(store, who.channelId)
  const calls = createCalls(kept.token)
  const settings = await calls.client.channelInfo({ channelId: who.channelId })
  const channel = settings.ok ? settings.data : undefined
  if (isKnown) return { ...calls, who, toasts, store, channel }
  if (!settings.ok) return { failure: settings }
  const started = await startQuietly({ ports, kept, client: calls.client, channel: settings.data, locale })
  if (!started.ok) return { failure: started }
  return { ...calls, who: started.data, toasts, store, channel }
}

/** For the parts around tickets. */
export function accessFor(visit: Visit, refuseIdentity: () => void): TicketAccess {
  const { client, uploader, who, toasts, store } = visit
  return {
    client,
    uploader,
    who: () => who,
    notify: toasts.show,
    refuseIdentity,
    store,
    place: who.channelId,
    newId,
  }
}
