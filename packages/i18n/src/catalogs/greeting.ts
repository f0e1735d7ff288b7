import zh from '../../locales/zh/later.json' with { type: 'json' }
import en from '../../locales/en/later.json' with { type: 'json' }
import vi from '../../locales/vi/later.json' with { type: 'json' }
import th from '../../locales/th/later.json' with { type: 'json' }
import ar from '../../locales/ar/later.json' with { type: 'json' }
import bn from '../../locales/bn/later.json' with { type: 'json' }
import de from '../../locales/de/later.json' with { type: 'json' }
import es from '../../locales/es/later.json' with { type: 'json' }
import fa from '../../locales/fa/later.json' with { type: 'json' }
import fil from '../../locales/fil/later.json' with { type: 'json' }
import fr from '../../locales/fr/later.json' with { type: 'json' }
import ja from '../../locales/ja/later.json' with { type: 'json' }
import km from '../../locales/km/later.json' with { type: 'json' }
import lo from '../../locales/lo/later.json' with { type: 'json' }
import ko from '../../locales/ko/later.json' with { type: 'json' }
import ms from '../../locales/ms/later.json' with { type: 'json' }
import my from '../../locales/my/later.json' with { type: 'json' }
import nl from '../../locales/nl/later.json' with { type: 'json' }
import pl from '../../locales/pl/later.json' with { type: 'json' }
import pt from '../../locales/pt/later.json' with { type: 'json' }
import ru from '../../locales/ru/later.json' with { type: 'json' }
import tr from '../../locales/tr/later.json' with { type: 'json' }
import tw from '../../locales/tw/later.json' with { type: 'json' }
import zu from '../../locales/zu/later.json' with { type: 'json' }
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
