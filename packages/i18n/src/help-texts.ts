import zh from '../locales/zh/help.json' with { type: 'json' }
import en from '../locales/en/help.json' with { type: 'json' }
import vi from '../locales/vi/help.json' with { type: 'json' }
import th from '../locales/th/help.json' with { type: 'json' }
import ar from '../locales/ar/help.json' with { type: 'json' }
import bn from '../locales/bn/help.json' with { type: 'json' }
import de from '../locales/de/help.json' with { type: 'json' }
import es from '../locales/es/help.json' with { type: 'json' }
import fa from '../locales/fa/help.json' with { type: 'json' }
import fil from '../locales/fil/help.json' with { type: 'json' }
import fr from '../locales/fr/help.json' with { type: 'json' }
import ja from '../locales/ja/help.json' with { type: 'json' }
import km from '../locales/km/help.json' with { type: 'json' }
import lo from '../locales/lo/help.json' with { type: 'json' }
import ko from '../locales/ko/help.json' with { type: 'json' }
import ms from '../locales/ms/help.json' with { type: 'json' }
import my from '../locales/my/help.json' with { type: 'json' }
import nl from '../locales/nl/help.json' with { type: 'json' }
import pl from '../locales/pl/help.json' with { type: 'json' }
import pt from '../locales/pt/help.json' with { type: 'json' }
import ru from '../locales/ru/help.json' with { type: 'json' }
import tr from '../locales/tr/help.json' with { type: 'json' }
import tw from '../locales/tw/help.json' with { type: 'json' }
import zu from '../locales/zu/help.json' with { type: 'json' }
import type { Texts } from './compile-catalog.ts'
import type { LocaleCode } from './locales.ts'
import { textsOf, type Spoken } from './texts-of.ts'

type HelpKey = keyof typeof en

/** Texts of the help center’s pages. The server has no build step for texts, so it compiles each language on first use. */
export const helpCatalogs: Readonly<Record<LocaleCode, Texts>> = {
  zh,
  en,
  vi,
  th,
  ar,
  bn,
  de,
  es,
  fa,
  fil,
  fr,
  ja,
  km,
  lo,
  ko,
  ms,
  my,
  nl,
  pl,
  pt,
  ru,
  tr,
  tw,
  zu,
}

export type HelpTexts = Spoken<HelpKey>

/** Texts of the help center’s pages. */
export const helpTexts = textsOf<HelpKey>(helpCatalogs)
