import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { UiTextProvider } from '@foyer/ui/text.tsx'
import { useStore } from '@foyer/ui/use-store.ts'
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import type { LocaleStore, Speech } from '../session/locale-store.ts'

const SpeechContext = createContext<Speech | undefined>(undefined)

type TextProviderProps = { locale: LocaleStore; children: ReactNode }

/** Nothing is drawn before there are words for it: the one catalogue is small and comes with the first script. */
export function TextProvider({ locale, children }: TextProviderProps) {
  const speech = useStore(locale)
  useLayoutEffect(() => {
    if (!speech) return
    document.documentElement.lang = speech.bcp47
    document.documentElement.dir = speech.dir
  }, [speech])
  if (!speech) return null
  return (
    <SpeechContext.Provider value={speech}>
      <UiTextProvider value={speech.t}>{children}</UiTextProvider>
    </SpeechContext.Provider>
  )
}

export function useText(): Translate<WidgetKey> {
  return useSpeech().t
}

/** The language as Intl wants it. */
export function useBcp47(): string {
  return useSpeech().bcp47
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('no language around this part')
  return speech
}
