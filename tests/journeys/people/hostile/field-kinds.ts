import { ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { leavesOf } from '@foyer/contract/input-leaves.ts'
import { textPlaces } from '@foyer/core/channel/texts.ts'

/** `markup`: a text that is shown as rich text where it has tags. */
export type FieldKind = 'text' | 'markup' | 'link' | 'image' | 'colour'

/** Texts that admins may write with tags: of the tags only those that we know are shown. */
const markup = ['robotWelcomeMsg', 'leaveMsgTitle', 'sideBarConfig.questionList.*.answer']

const others: Readonly<Record<string, FieldKind>> = {
  'launcher.icon': 'text',
  mainColor: 'colour',
  kitBgcolor: 'colour',
  kitTxcolor: 'colour',
  cusColor: 'colour',
  navigationBarColor: 'colour',
  'chatMenuConfigPlan.menus.*.background': 'colour',
  'chatMenuConfigPlan.menus.*.color': 'colour',
  backgroundImage: 'image',
  avatar: 'image',
  robotIcon: 'image',
  'faq.showContent.*.imgUrl': 'image',
  'sideBarConfig.quickList.*.url': 'image',
  'sideBarConfig.adList.*.url': 'image',
  'chatMenuConfigPlan.menus.*.labelLink': 'link',
  'faq.showContent.*.labelLink': 'link',
  'sideBarConfig.quickList.*.link': 'link',
  'sideBarConfig.adList.*.link': 'link',
}

/** Fields that no page of a visitor shows, and why: they keep the values that the chat needs to work. */
export const notShown: Readonly<Record<string, string>> = {
  language: 'one of the known locales; any other counts as none',
  robotNo: 'names the robot for the server, and is asked for as it is',
  leaveMsgWoType: 'names a type of tickets for the server',
  'groupConfig.*.groupId': 'names a group for the server',
  'userForm.formList.*.value': 'what the visitor answers; the channel’s own is never shown',
  'userForm.formList.*.options.*.value': 'is sent to the server; visitors read the label',
  'chatMenuConfigPlan.menus.*.id': 'a key of a list',
  'chatMenuConfigPlan.menus.*.docId': 'names a document for the server',
  'faq.showContent.*.id': 'a key of a list',
  'faq.showContent.*.questionList.*.docId': 'names a document for the server',
  'faq.showContent.*.faqGrouplist.*.id': 'a key of a list',
  'faq.showContent.*.faqGrouplist.*.questionList.*.docId': 'names a document for the server',
  'faq.btnList.*.id': 'names a dialogue for the server',
}

/** Every field with a text in it that a visitor's page shows in some way, by its place. */
export const fieldKinds: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([
  ...textPlaces.map((place): [string, FieldKind] => [place, markup.includes(place) ? 'markup' : 'text']),
  ...Object.entries(others),
])

/** All fields of the schema that hold a text: a new one is of a kind or has a reason, or a test fails. */
export function textFieldsOfSchema(): string[] {
  const paths = leavesOf(ChannelSettings.omit({ translations: true }))
    .filter(({ schema }) => schema._zod.def.type === 'string')
    .map(({ path }) => path.join('.').replaceAll('[]', '*'))
  return [...new Set(paths)].toSorted()
}
