import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { newId } from '@foyer/client/new-id.ts'
import { browserPorts } from '@foyer/client/ports/ports.ts'
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
  /** The settings of their channel; undefined where they cannot be loaded. */
  channel: ChannelConfig | undefined
}

/** `nobody`: the page belongs to somebody whom this browser does not know. */
export type Opened = Visit | { failure: Failed } | 'nobody'

/** What the address of the page says about whom it is for. */
export type Named = Partial<KnownVisitor> & {
  linkToken?: string
  locale?: string | null
  /** S-37: what the page shows is public, and its channel is found by this. A new visitor may open it. */
  publicBy?: { docId: string } | { templateId: string }
}

/** P-04: the proof is a ticket's link, or what the chat has kept in this browser; or a new visitor comes in. */
export async function openVisit(named: Named): Promise<Opened> {
  const ports = browserPorts()
  const store = createStore(ports.clock, browserStorage())
  const toasts = createToastStore(ports.clock)
  const { linkToken, locale, publicBy, ...names } = named
  if (linkToken) return openLink(linkToken, names, { store, toasts })

  const found = await whoIsHere(store, names, publicBy)
  if (found === 'nobody' || 'failure' in found) return found
  const kept = createKept(store, found.channelId)
  const calls = createCalls(kept.token)
  const settings = await calls.client.channelInfo({ channelId: found.channelId })
  const channel = settings.ok ? settings.data : undefined
  if (found.userId !== '') return { ...calls, who: found, toasts, store, channel }
  if (!settings.ok) return { failure: settings }
  const client = calls.client
  const started = await startQuietly({ ports, kept, client, channel: settings.data, locale: locale ?? '' })
  if (!started.ok) return { failure: started }
  return { ...calls, who: started.data, toasts, store, channel }
}

/** An empty userId: a new visitor may come in, to this channel. */
async function whoIsHere(
  store: Store,
  { userId = '', tenantId = '', channelId = '' }: Partial<KnownVisitor>,
  publicBy: Named['publicBy'],
): Promise<KnownVisitor | { failure: Failed } | 'nobody'> {
  const proven = (names: Partial<KnownVisitor>): KnownVisitor | undefined => {
    const known = knownVisitor(store, names)
    return known && createKept(store, known.channelId).token() !== undefined ? known : undefined
  }
  if (!publicBy) return proven({ userId, tenantId, channelId }) ?? 'nobody'
  const named = userId === '' ? undefined : proven({ userId, tenantId, channelId })
  if (named) return named
  if (channelId !== '') return proven({ tenantId, channelId }) ?? { userId: '', tenantId, channelId }

  const { client } = createCalls(() => undefined)
  const found = await client.findChannel({ ...publicBy, ...(tenantId && { tenantId }) })
  if (!found.ok) return { failure: found }
  // A document belongs to a channel's robot, a form to the whole tenant.
  const known = 'docId' in publicBy ? proven(found.data) : proven({ tenantId: found.data.tenantId })
  return known ?? { userId: '', ...found.data }
}

/** The address names the visitor only as a label beside the link; the link itself leads to its channel. */
async function openLink(
  linkToken: string,
  { userId, tenantId }: Partial<KnownVisitor>,
  page: Pick<Visit, 'store' | 'toasts'>,
): Promise<Visit> {
  const calls = createCalls(() => linkToken)
  const who = { userId: userId || 'link', tenantId: tenantId || 'link', channelId: '' }
  // A link that has expired is refused by the ticket itself, which says so.
  const found = await calls.client.findChannel({})
  if (!found.ok) return { ...calls, who, ...page, channel: undefined }
  const { channelId } = found.data
  const settings = await calls.client.channelInfo({ channelId })
  const channel = settings.ok ? settings.data : undefined
  return { ...calls, who: { ...who, channelId }, ...page, channel }
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
