import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { decodeChannel } from '@foyer/contract/channel/decode-channel.ts'
import { newId } from '@foyer/client/new-id.ts'
import { browserPorts, type Ports } from '@foyer/client/ports/ports.ts'
import type { Failed, Result } from '@foyer/client/result.ts'
import { rawLocalStorage, createStorage, type ExpiringStorage } from '@foyer/client/storage.ts'
import type { KnownVisitor } from '../../rules/visitor/known-visitors.ts'
import { createCalls } from '../../session/calls.ts'
import { createBrowserStorage, knownVisitor, type BrowserStorage } from '../../session/browser-storage.ts'
import { createToastStore, type ToastStore } from '../../session/toast-store.ts'
import type { TicketAccess } from '../../features/forms/ticket-access.ts'
import type { VisitorApi } from '@foyer/contract/api.ts'
import type { Client } from '@foyer/client/client.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'

type Start = {
  ports: Pick<Ports, 'locks'>
  kept: BrowserStorage
  client: Pick<Client<VisitorApi>, 'chatStart'>
  channel: Pick<ChannelConfig, 'tenantId' | 'channelId' | 'language'>
  /** Of the address. */
  locale: string
}

/** Comes in as the chat does, and asks for nobody. */
async function startQuietly({ ports, kept, client, channel, locale }: Start): Promise<Result<KnownVisitor>> {
  const { tenantId, channelId, language } = channel
  // Two tabs that start at the same time must not become two visitors.
  return ports.locks.exclusive('foyer:start', async () => {
    const outcome = await client.chatStart({
      channelId,
      pid: kept.browserId(),
      locale: chooseLocale({ configured: language, parameter: locale, stored: kept.locale() }),
    })
    if (!outcome.ok) return outcome
    const { userId, token } = outcome.data
    kept.saveIdentity({ tenantId, channelId, userId, token })
    return { ok: true, data: { tenantId, channelId, userId } }
  })
}

/** Somebody on a page beside the chat, and all that the page can do for them. */
export type Visit = ReturnType<typeof createCalls> & {
  who: KnownVisitor
  toasts: ToastStore
  store: ExpiringStorage
  /** The settings of their channel; undefined where they cannot be loaded. */
  channel: ChannelConfig | undefined
}

/** `nobody`: the page belongs to somebody whom this browser does not know. */
export type Opened = Visit | { failure: Failed } | 'nobody'

/** Data in the page's address about the visitor it is for. */
export type Named = Partial<KnownVisitor> & {
  linkToken?: string
  locale?: string | null
  /** S-37: what the page shows is public, and its channel is found by this. A new visitor may open it. */
  publicBy?: { docId: string } | { templateId: string }
}

/** P-04: the proof is a ticket's link, or what the chat has kept in this browser; or a new visitor comes in. */
export async function openVisit(named: Named): Promise<Opened> {
  const ports = browserPorts()
  const store = createStorage(ports.clock, rawLocalStorage())
  const toasts = createToastStore(ports.clock)
  const { linkToken, locale, publicBy, ...names } = named
  if (linkToken) return openLink(linkToken, names, { store, toasts })

  const found = await whoIsHere(store, names, publicBy)
  if (found === 'nobody' || 'failure' in found) return found
  const kept = createBrowserStorage(store, found.channelId)
  const calls = createCalls(kept.token)
  const settings = await calls.client.channelInfo({ channelId: found.channelId })
  const channel = settings.ok ? decodeChannel(settings.data) : undefined
  if (found.userId !== '') return { ...calls, who: found, toasts, store, channel }
  if (!settings.ok) return { failure: settings }
  const client = calls.client
  const started = await startQuietly({ ports, kept, client, channel: settings.data, locale: locale ?? '' })
  if (!started.ok) return { failure: started }
  return { ...calls, who: started.data, toasts, store, channel }
}

/** An empty userId: a new visitor may come in, to this channel. */
async function whoIsHere(
  store: ExpiringStorage,
  { userId = '', tenantId = '', channelId = '' }: Partial<KnownVisitor>,
  publicBy: Named['publicBy'],
): Promise<KnownVisitor | { failure: Failed } | 'nobody'> {
  const proven = (names: Partial<KnownVisitor>): KnownVisitor | undefined => {
    const known = knownVisitor(store, names)
    return known && createBrowserStorage(store, known.channelId).token() !== undefined ? known : undefined
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
  const channel = settings.ok ? decodeChannel(settings.data) : undefined
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
