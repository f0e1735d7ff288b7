import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import { helpTexts, type HelpTexts } from '@foyer/i18n/help-texts.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { isLocaleCode, locales } from '@foyer/i18n/locales.ts'
import { colourName } from '../../rules/help/help-colours.ts'
import { helpPaths, type HelpPaths } from '../../rules/help/help-path.ts'
import { inLanguage, type Channel } from '../channel/channels.ts'
import type { HelpCentre } from './help-centres.ts'

/** A help center as the readers of one language see it. */
export type HelpSite = {
  title: string
  intro: string
  /** Of the pages' own texts. */
  t: HelpTexts['t']
  tag: string
  dir: 'ltr' | 'rtl'
  colour: string
  /** Empty: none. */
  logo: string
  paths: HelpPaths
  /** `https://…`, for the addresses that search engines read. */
  origin: string
  languages: { language: string; tag: string; label: string; home: string; isCurrent: boolean }[]
  /** Of the chat; undefined where no conversation begins any more. */
  chat: string | undefined
}

type Given = {
  channel: Channel
  centre: HelpCentre
  origin: string
  language: string
  languages: readonly string[]
}

export function helpSite({ channel, centre, origin, language, languages }: Given): HelpSite {
  const { code, t } = helpTexts(language)
  const config = inLanguage(channel.config, channel.translations, code)
  const chat = `/chat_online/index?${new URLSearchParams({ channelId: channel.key, locale: code }).toString()}`
  return {
    title: centre.title || config.titleDesc || channel.name,
    intro: ownText(centre.intros, language) ?? '',
    t,
    tag: tagOf(language),
    dir: locales[code].dir,
    colour: colourName(config.mainColor),
    logo: logoOf(config),
    paths: helpPaths(channel.key, language),
    origin,
    languages: languages.map((each) => ({
      language: each,
      tag: tagOf(each),
      label: labelOf(each),
      home: helpPaths(channel.key, each).home,
      isCurrent: each === language,
    })),
    chat: channel.isArchived ? undefined : chat,
  }
}

/** Only an image that an admin uploaded: readers load nothing from other sites. */
function logoOf({ robotIcon }: ChannelConfig): string {
  return robotIcon.startsWith('/files/channels/') ? robotIcon : ''
}

/** Documents may be in languages that the pages' own texts are not in. */
function tagOf(language: string): string {
  if (isLocaleCode(language)) return locales[language].bcp47
  return /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i.test(language) ? language : 'en'
}

function labelOf(language: string): string {
  const code = matchLocale(language)
  return isLocaleCode(language) || code === undefined
    ? (ownText(localeLabels, language) ?? language)
    : `${ownText(localeLabels, code) ?? ''} (${language})`
}

/** Languages of documents are any text: `constructor` is no text of a record. */
function ownText(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
