import zh from '../locales/zh/mail.json' with { type: 'json' }
import en from '../locales/en/mail.json' with { type: 'json' }
import vi from '../locales/vi/mail.json' with { type: 'json' }
import th from '../locales/th/mail.json' with { type: 'json' }
import ar from '../locales/ar/mail.json' with { type: 'json' }
import bn from '../locales/bn/mail.json' with { type: 'json' }
import de from '../locales/de/mail.json' with { type: 'json' }
import es from '../locales/es/mail.json' with { type: 'json' }
import fa from '../locales/fa/mail.json' with { type: 'json' }
import fil from '../locales/fil/mail.json' with { type: 'json' }
import fr from '../locales/fr/mail.json' with { type: 'json' }
import ja from '../locales/ja/mail.json' with { type: 'json' }
import km from '../locales/km/mail.json' with { type: 'json' }
import lo from '../locales/lo/mail.json' with { type: 'json' }
import ko from '../locales/ko/mail.json' with { type: 'json' }
import ms from '../locales/ms/mail.json' with { type: 'json' }
import my from '../locales/my/mail.json' with { type: 'json' }
import nl from '../locales/nl/mail.json' with { type: 'json' }
import pl from '../locales/pl/mail.json' with { type: 'json' }
import pt from '../locales/pt/mail.json' with { type: 'json' }
import ru from '../locales/ru/mail.json' with { type: 'json' }
import tr from '../locales/tr/mail.json' with { type: 'json' }
import tw from '../locales/tw/mail.json' with { type: 'json' }
import zu from '../locales/zu/mail.json' with { type: 'json' }
import type { Texts } from './compile-catalog.ts'
import type { LocaleCode } from './locales.ts'
import { textsOf, type Spoken } from './texts-of.ts'

type MailKey = keyof typeof en

/** Texts of mails. The server has no build step for texts, so it compiles each language on first use. */
export const mailCatalogs: Readonly<Record<LocaleCode, Texts>> = {
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

export type MailTexts = Spoken<MailKey>

/** Texts of mails. */
export const mailTexts = textsOf<MailKey>(mailCatalogs)
