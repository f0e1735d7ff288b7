import type { ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'

/**
 * Where the settings of a channel have texts that visitors read; `*` is each item of a list. A test walks the schema: a
 * text is named here or is no text for people.
 */
export const textPlaces = [
  'titleDesc',
  'noticeMsg',
  'robotName',
  'robotWelcomeMsg',
  'autoTip.*.autoTip',
  'adminWelcomeMsg',
  'adminOfflineMsg',
  'adminCloseMsg',
  'userOverMsg',
  'userQueueMsg',
  'unWorkingMsg',
  'userTimeoutMsg',
  'adminTimeoutMsg',
  'chatMenuConfigPlan.menus.*.menuName',
  'chatMenuConfigPlan.menus.*.msgText',
  'faq.showContent.*.name',
  'faq.showContent.*.questionList.*.question',
  'faq.showContent.*.faqGrouplist.*.name',
  'faq.showContent.*.faqGrouplist.*.questionList.*.question',
  'faq.btnList.*.name',
  'sideBarConfig.quickList.*.name',
  'sideBarConfig.questionList.*.question',
  'sideBarConfig.questionList.*.answer',
  'groupConfig.*.groupName',
  'groupConfig.*.groupDesc',
  'userForm.formTitle',
  'userForm.formList.*.name',
  'userForm.formList.*.options.*.label',
  'leaveMsgTitle',
  'launcher.label',
  'evaluateGuideMsg',
  'starList.*.levelGuideMsg',
  'starList.*.levelTag',
  'scoreList.*.levelGuideMsg',
  'scoreList.*.levelTag',
] as const
export type TextPlace = (typeof textPlaces)[number]

/** Texts that are not as short as names are. */
const rooms: { readonly [P in TextPlace]?: number } = {
  noticeMsg: 1000,
  robotWelcomeMsg: textLimits.message,
  adminWelcomeMsg: textLimits.message,
  adminOfflineMsg: textLimits.message,
  adminCloseMsg: textLimits.message,
  userOverMsg: textLimits.message,
  userQueueMsg: textLimits.message,
  unWorkingMsg: textLimits.message,
  userTimeoutMsg: textLimits.message,
  adminTimeoutMsg: textLimits.message,
  'chatMenuConfigPlan.menus.*.msgText': textLimits.message,
  'sideBarConfig.questionList.*.answer': textLimits.message,
  leaveMsgTitle: textLimits.message,
  'launcher.label': 40,
}

/** The longest text that a place takes, as the schema says; all tags of a level together. */
export function roomOf(place: TextPlace): number {
  return rooms[place] ?? textLimits.short
}

type Change = (text: string, place: TextPlace) => string
type Fields = Readonly<Record<string, unknown>>

const placesOfSetting = Map.groupBy(textPlaces, (place) => place.split('.')[0] ?? '')

/** The settings with each text replaced by what `change` makes of it, where there is room. Empty texts stay empty. */
export function mapTexts<Settings extends object>(settings: Settings, change: Change): Settings {
  const changed = Object.entries(settings).map(([setting, value]) => {
    const places = placesOfSetting.get(setting) ?? []
    return [
      setting,
      places.reduce(
        (current, place) =>
          mapAt(current, place.split('.').slice(1), (text) => {
            const changedText = apply(text, place, change)
            return changedText.length > roomOf(place) ? text : changedText
          }),
        value as unknown,
      ),
    ]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced, by texts
  return Object.fromEntries(changed) as Settings
}

/** `levelTag` is several texts, joined by commas. */
function apply(text: string, place: TextPlace, change: Change): string {
  if (!place.endsWith('.levelTag')) return text === '' ? '' : change(text, place)
  return tagsOf(text)
    .map((tag) => change(tag, place).replaceAll(',', ' '))
    .join(',')
}

function tagsOf(joined: string): string[] {
  return joined.split(',').filter((tag) => tag.trim() !== '')
}

function mapAt(value: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'string' ? change(value) : value
  if (step === '*') return Array.isArray(value) ? value.map((item) => mapAt(item, rest, change)) : value
  if (!isFields(value) || !(step in value)) return value
  return { ...value, [step]: mapAt(value[step], rest, change) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type ChannelText = { text: string; place: TextPlace }

/** The texts of a channel in the order of `textPlaces`, each once. */
export function textsOf(settings: Partial<Record<keyof ChannelSettings, unknown>>): ChannelText[] {
  const found = new Map<string, ChannelText>()
  mapTexts(settings, (text, place) => {
    if (!found.has(text)) found.set(text, { text, place })
    return text
  })
  const order = new Map(textPlaces.map((place, at) => [place, at]))
  return [...found.values()].toSorted((a, b) => (order.get(a.place) ?? 0) - (order.get(b.place) ?? 0))
}

/**
 * A channel's settings as visitors of one language read them: a text without a translation stays as it is, and so does one
 * whose translation is longer than its place takes. Settings with such a text could not be served at all.
 */
export function localiseTexts<Settings extends object>(
  settings: Settings,
  translation: Readonly<Record<string, string>> | undefined,
): Settings {
  if (!translation) return settings
  return mapTexts(settings, (text) => (Object.hasOwn(translation, text) && translation[text]?.trim()) || text)
}
