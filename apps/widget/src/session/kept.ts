import { userIdKey, type Store } from '@foyer/client/storage.ts'
import { newId } from '@foyer/client/new-id.ts'
import type { Identity } from '@foyer/core/session/effect.ts'
import { timing } from '@foyer/core/timing.ts'

/** What this browser remembers between visits, by name. */
export function createKept(store: Store, channelId: string) {
  const tokenKey = `${channelId}&token`
  const draftKey = `${channelId}&draft`
  const localeKey = 'foyer&locale'
  const mutedKey = 'foyer&muted'
  const browserKey = 'foyer&browser'

  return {
    /** Looked up for every call: another tab may have renewed it. */
    token: (): string | undefined => text(store.get(tokenKey)),
    saveIdentity: ({ tenantId, userId, token }: Identity): void => {
      store.set(userIdKey(tenantId), userId, timing.userIdLifetimeMs)
      store.set(tokenKey, token, timing.userIdLifetimeMs)
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
    saveLocale: (code: string): void => store.set(localeKey, code),
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

export type Kept = ReturnType<typeof createKept>

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
