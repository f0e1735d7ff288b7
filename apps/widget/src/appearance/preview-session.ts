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
  let tried: Partial<AppearanceSettings> = {}
  let shown: { of: ChannelConfig; with: Partial<AppearanceSettings>; state: SessionState } | undefined
  const listeners = new Set<() => void>()

  return {
    getSnapshot: () => {
      const state = inner.getSnapshot()
      const { channel } = state
      if (!channel) return state
      if (shown?.of !== channel || shown.with !== tried)
        shown = { of: channel, with: tried, state: { ...sample, channel: dressed(channel, tried) } }
      return shown.state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const unsubscribe = inner.subscribe(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    dispatch: () => undefined,
    customize: (settings) => {
      tried = { ...tried, ...settings }
      for (const listener of listeners) listener()
    },
  }
}

function dressed(channel: ChannelConfig, tried: Partial<AppearanceSettings>): ChannelConfig {
  return { ...channel, ...tried }
}
