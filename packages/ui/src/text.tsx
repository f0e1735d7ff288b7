import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { createContext, useContext } from 'react'

/** An app's own `t` knows every key of `extended.json` too, so it can be handed in as it is. */
const TextContext = createContext<Translate<UiKey>>((key) => key)

export const UiTextProvider = TextContext.Provider

export function useUiText(): Translate<UiKey> {
  return useContext(TextContext)
}
