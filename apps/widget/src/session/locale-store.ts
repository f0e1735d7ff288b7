import { createStore } from '@foyer/client/store.ts'
import type { BootstrapTexts } from '@foyer/contract/channel/bootstrap.ts'
import { widgetCatalogs } from '@foyer/i18n/catalogs/widget.ts'
import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { loadCatalog, type Catalog } from '@foyer/i18n/load-catalog.ts'
import { locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import { createTranslator, type Translate } from '@foyer/i18n/translator.ts'

/** `bcp47`: for Intl, with the reader's own region where it is the same language (en-GB writes times as en does not). */
export type Speech = { code: LocaleCode; bcp47: string; dir: 'ltr' | 'rtl'; t: Translate<WidgetKey> }

/**
 * The language the page speaks: nothing until the first catalogue is here; what opens later has its texts then.
 * `brought`: the first texts of one language, which came with the page.
 */
export function createLocaleStore(languages: readonly string[], brought?: BootstrapTexts) {
  const speech = createStore<Speech | undefined>(undefined)
  let wanted: LocaleCode | undefined
  let isWhole = false

  function speak({ code, messages }: Catalog): void {
    const { bcp47, dir } = locales[code]
    const regional = languages.find((tag) => matchLocale(tag) === code) ?? bcp47
    speech.set({ code, bcp47: regional, dir, t: createTranslator(code, messages) })
  }

  return {
    get: speech.get,
    subscribe: speech.subscribe,
    /** Rejects when the words do not come: then everything stays as it is. */
    use: async (code: LocaleCode): Promise<void> => {
      if (wanted === code) return
      wanted = code
      try {
        const catalog =
          brought?.code === code
            ? { code, messages: asMessages(brought.messages) }
            : await loadCatalog(widgetCatalogs, code)
        // At the start some words are better than none. Later a page that has all of them changes them all at once.
        if (wanted === code && !isWhole) speak(catalog)
        // The list of these catalogs is lazy too, to keep it out of the first download.
        const { extendedCatalogs } = await import('@foyer/i18n/catalogs/extended.ts')
        const { messages } = await loadCatalog(extendedCatalogs, code)
        // A later wish was faster.
        if (wanted !== code) return
        isWhole = true
        speak({ code: catalog.code, messages: { ...catalog.messages, ...messages } })
      } catch (error) {
        if (wanted === code) wanted = isWhole ? speech.get()?.code : undefined
        throw error
      }
    },
  }
}

/** Built from the same files as the catalogues. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asMessages = (messages: BootstrapTexts['messages']) => messages as Catalog['messages']

export type LocaleStore = ReturnType<typeof createLocaleStore>
