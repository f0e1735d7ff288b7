import zh from '../locales/zh/launcher.json' with { type: 'json' }
import en from '../locales/en/launcher.json' with { type: 'json' }
import vi from '../locales/vi/launcher.json' with { type: 'json' }
import th from '../locales/th/launcher.json' with { type: 'json' }
import ar from '../locales/ar/launcher.json' with { type: 'json' }
import bn from '../locales/bn/launcher.json' with { type: 'json' }
import de from '../locales/de/launcher.json' with { type: 'json' }
import es from '../locales/es/launcher.json' with { type: 'json' }
import fa from '../locales/fa/launcher.json' with { type: 'json' }
import fil from '../locales/fil/launcher.json' with { type: 'json' }
import fr from '../locales/fr/launcher.json' with { type: 'json' }
import ja from '../locales/ja/launcher.json' with { type: 'json' }
import km from '../locales/km/launcher.json' with { type: 'json' }
import lo from '../locales/lo/launcher.json' with { type: 'json' }
import ko from '../locales/ko/launcher.json' with { type: 'json' }
import ms from '../locales/ms/launcher.json' with { type: 'json' }
import my from '../locales/my/launcher.json' with { type: 'json' }
import nl from '../locales/nl/launcher.json' with { type: 'json' }
import pl from '../locales/pl/launcher.json' with { type: 'json' }
import pt from '../locales/pt/launcher.json' with { type: 'json' }
import ru from '../locales/ru/launcher.json' with { type: 'json' }
import tr from '../locales/tr/launcher.json' with { type: 'json' }
import tw from '../locales/tw/launcher.json' with { type: 'json' }
import zu from '../locales/zu/launcher.json' with { type: 'json' }
import type { Texts } from './compile-catalog.ts'
import type { LocaleCode } from './locales.ts'
import { textsOf } from './texts-of.ts'

type LauncherKey = keyof typeof en

/** Texts of the launcher. The server sends them with the launcher config. */
export const launcherCatalogs: Readonly<Record<LocaleCode, Texts>> = {
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

/** Texts of the launcher. */
export const launcherTexts = textsOf<LauncherKey>(launcherCatalogs)
