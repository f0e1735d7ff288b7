import { createStore } from '@foyer/client/store.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { SessionStore } from '../session/store.ts'
import type { AppearanceSettings } from './settings.ts'

export type PreviewSession = SessionStore & { customize: (settings: Partial<AppearanceSettings>) => void }

/**
 * S-03: the chat as it would look: the channel's settings with what is being tried out on top, and a conversation
 * made up for it. Whatever is pressed goes nowhere.
 */
export function createPreviewSession(inner: SessionStore, sample: SessionState): PreviewSession {
  const tried = createStore<Partial<AppearanceSettings>>({})
  let shown: { of: ChannelConfig; with: Partial<AppearanceSettings>; state: SessionState } | undefined

  return {
    get: () => {
      const state = inner.get()
      const { channel } = state
      if (!channel) return state
      const settings = tried.get()
      if (shown?.of !== channel || shown.with !== settings)
        shown = { of: channel, with: settings, state: { ...sample, channel: { ...channel, ...settings } } }
      return shown.state
    },
    subscribe: (listener) => {
      const unsubscribes = [tried.subscribe(listener), inner.subscribe(listener)]
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    dispatch: () => undefined,
    customize: (settings) => tried.set({ ...tried.get(), ...settings }),
  }
}
