import zh from '../../locales/zh/extended.json' with { type: 'json' }
import en from '../../locales/en/extended.json' with { type: 'json' }
import vi from '../../locales/vi/extended.json' with { type: 'json' }
import th from '../../locales/th/extended.json' with { type: 'json' }
import ar from '../../locales/ar/extended.json' with { type: 'json' }
import bn from '../../locales/bn/extended.json' with { type: 'json' }
import de from '../../locales/de/extended.json' with { type: 'json' }
import es from '../../locales/es/extended.json' with { type: 'json' }
import fa from '../../locales/fa/extended.json' with { type: 'json' }
import fil from '../../locales/fil/extended.json' with { type: 'json' }
import fr from '../../locales/fr/extended.json' with { type: 'json' }
import ja from '../../locales/ja/extended.json' with { type: 'json' }
import km from '../../locales/km/extended.json' with { type: 'json' }
import lo from '../../locales/lo/extended.json' with { type: 'json' }
import ko from '../../locales/ko/extended.json' with { type: 'json' }
import ms from '../../locales/ms/extended.json' with { type: 'json' }
import my from '../../locales/my/extended.json' with { type: 'json' }
import nl from '../../locales/nl/extended.json' with { type: 'json' }
import pl from '../../locales/pl/extended.json' with { type: 'json' }
import pt from '../../locales/pt/extended.json' with { type: 'json' }
import ru from '../../locales/ru/extended.json' with { type: 'json' }
import tr from '../../locales/tr/extended.json' with { type: 'json' }
import tw from '../../locales/tw/extended.json' with { type: 'json' }
import zu from '../../locales/zu/extended.json' with { type: 'json' }
import type { Texts } from '../compile-catalog.ts'
import type { LocaleCode } from '../locales.ts'

const key = 'factory.agentWelcome'
export type GreetingKey = typeof key

/** Default greeting of an agent, for channels that did not change it. The desk shows the same text. */
export const greetingCatalogs: Readonly<Record<LocaleCode, Texts>> = {
  zh: only(zh),
  en: only(en),
  vi: only(vi),
  th: only(th),
  ar: only(ar),
  bn: only(bn),
  de: only(de),
  es: only(es),
  fa: only(fa),
  fil: only(fil),
  fr: only(fr),
  ja: only(ja),
  km: only(km),
  lo: only(lo),
  ko: only(ko),
  ms: only(ms),
  my: only(my),
  nl: only(nl),
  pl: only(pl),
  pt: only(pt),
  ru: only(ru),
  tr: only(tr),
  tw: only(tw),
  zu: only(zu),
}

/** The rest of the file is for browsers: the server neither compiles nor keeps it. */
function only(texts: Readonly<Record<GreetingKey, string>>): Texts {
  return { [key]: texts[key] }
}
