import { userIdKey, type ExpiringStorage } from '@foyer/client/storage.ts'
import { newId } from '@foyer/client/new-id.ts'
import type { Identity } from '@foyer/core/session/effect.ts'
import { timing } from '@foyer/core/timing.ts'
import { findVisitor, rememberVisitor, type KnownVisitor } from '../rules/visitor/known-visitors.ts'

/**
 * Browser storage that survives between visits. Sites of many owners share it, so the entries belong to a
 * channel, which belongs to one tenant: a language chosen on one site does not affect another, and no id of
 * this browser links its visits to different sites. Only the known visitors (`foyer&visitors`) are one list,
 * because pages beside the chat look up their channel there.
 */
export function createBrowserStorage(store: ExpiringStorage, channelId: string) {
  const tokenKey = `${channelId}&token`
  const draftKey = `${channelId}&draft`
  const localeKey = `${channelId}&locale`
  const mutedKey = `${channelId}&muted`
  const browserKey = `${channelId}&browser`

  return {
    /** Looked up for every call: another tab may have renewed it. */
    token: (): string | undefined => text(store.get(tokenKey)),
    saveIdentity: (identity: Identity): void => {
      store.set(userIdKey(identity.tenantId), identity.userId, timing.userIdLifetimeMs)
      store.set(tokenKey, identity.token, timing.userIdLifetimeMs)
      const known = rememberVisitor(store.get(visitorsKey), identity)
      store.set(visitorsKey, known, timing.userIdLifetimeMs)
    },
    forgetIdentity: (tenantId: string): void => {
      store.remove(userIdKey(tenantId))
      store.remove(tokenKey)
    },
    draft: (): string => text(store.get(draftKey)) ?? '',
    saveDraft: (draft: string): void =>
      draft === '' ? store.remove(draftKey) : store.set(draftKey, draft, timing.userIdLifetimeMs),
    isMuted: (): boolean => store.get(mutedKey) === true,
    saveMuted: (isMuted: boolean): void => (isMuted ? store.set(mutedKey, true) : store.remove(mutedKey)),
    locale: (): string | undefined => text(store.get(localeKey)),
    saveLocale: (code: string): void => (code === '' ? store.remove(localeKey) : store.set(localeKey, code)),
    /** A random name for this browser: the server tells by it whether another device took over. */
    browserId: (): string => {
      const known = text(store.get(browserKey))
      if (known) return known
      const fresh = newId()
      store.set(browserKey, fresh)
      return fresh
    },
  }
}

/** Pages beside the chat know their visitor by other names than the channel's. */
export function knownVisitor(store: ExpiringStorage, named: Partial<KnownVisitor>): KnownVisitor | undefined {
  return findVisitor(store.get(visitorsKey), named)
}

export const visitorsKey = 'foyer&visitors'

export type BrowserStorage = ReturnType<typeof createBrowserStorage>

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
