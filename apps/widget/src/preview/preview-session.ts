import { createStore } from '@foyer/client/store.ts'
import { factoryEvaluateInfo } from '@foyer/contract/evaluation/factory-info.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { SessionStore } from '../session/store.ts'
import type { Customization, Staging } from './customize.ts'
import type { DraftSettings } from './read-settings.ts'
import { sceneState } from './scenes.ts'

/** Everything that the page around the preview has told so far. */
export type Shown = { settings: DraftSettings; staging: Partial<Staging> }

export type PreviewSession = SessionStore & {
  shown: () => Shown
  customize: (told: Customization) => void
  /** Texts of the sample conversation. */
  speak: (t: Translate<WidgetKey>) => void
}

type Cached = { of: SessionState['channel']; shown: Shown; t: Translate<WidgetKey>; state: SessionState }

/** S-03: the settings of the channel under those of the draft, and a made-up conversation. Events have no effect. */
export function createPreviewSession(
  inner: SessionStore,
  { t: first, at }: { t: Translate<WidgetKey>; at: number },
): PreviewSession {
  const told = createStore<Shown>({ settings: { channel: {}, rating: {} }, staging: {} })
  const texts = createStore({ t: first })
  let cached: Cached | undefined

  function stateOf(channel: NonNullable<SessionState['channel']>): SessionState {
    const { settings, staging } = told.get()
    return sceneState(staging.scene, {
      channel: { ...channel, ...settings.channel },
      info: { ...factoryEvaluateInfo, ...settings.rating },
      level: staging.level,
      highlight: staging.highlight ?? '',
      t: texts.get().t,
      at,
    })
  }

  return {
    get: () => {
      const state = inner.get()
      const { channel } = state
      if (!channel) return state
      const [shown, { t }] = [told.get(), texts.get()]
      if (cached?.of !== channel || cached.shown !== shown || cached.t !== t)
        cached = { of: channel, shown, t, state: stateOf(channel) }
      return cached.state
    },
    subscribe: (listener) => {
      const unsubscribes = [told, texts, inner].map(({ subscribe }) => subscribe(listener))
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    dispatch: () => undefined,
    shown: told.get,
    customize: ({ settings, staging }) => {
      const before = told.get()
      told.set({
        settings: {
          channel: { ...before.settings.channel, ...settings.channel },
          rating: { ...before.settings.rating, ...settings.rating },
        },
        staging: { ...before.staging, ...staging },
      })
    },
    speak: (t) => {
      if (t !== texts.get().t) texts.set({ t })
    },
  }
}
