import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { PreviewScene } from '@foyer/contract/host/preview.ts'

/** Every setting of a channel but its translations, which have a page of their own. */
export type Setting = Exclude<keyof WireChannelSettings, 'translations'>
export type ValueOf<K extends Setting> = WireChannelSettings[K]

/** Parts of the editor, in their order. */
export const settingGroups = [
  'appearance',
  'reception',
  'messages',
  'assistant',
  'menus',
  'sidePanel',
  'preChat',
  'offline',
  'rating',
  'calls',
] as const
export type SettingGroup = (typeof settingGroups)[number]

type OfKind<K extends Setting, Value> = {
  [S in K]: WireChannelSettings[S] extends Value ? S : never
}[K]
export type ColourSetting = Extract<
  Setting,
  'mainColor' | 'kitBgcolor' | 'kitTxcolor' | 'cusColor' | 'navigationBarColor'
>

export type NumberSpec = { kind: 'number'; least: number; most: number; unit: 'px' | 'min' | 's' }
export type TextSpec = { kind: 'text'; least?: number; most: number }
export type LongTextSpec = { kind: 'longText'; most: number; variables?: readonly string[] }
/** `with`: the colour of the text on it, or of what is behind it. Without one the chat chooses black or white. */
export type ColourSpec = { kind: 'colour'; with?: ColourSetting }
/** Each name has a text `channels.editor.choice.<setting>.<name>`. */
export type ChoiceSpec = { kind: 'choice'; codes: Readonly<Record<string, number>> }

/** How a value is entered; a kind that cannot hold the setting's values does not compile. */
type InputFor<Value> = [Value] extends [string]
  ? TextSpec | LongTextSpec | ColourSpec | { kind: 'image' } | { kind: 'language' } | { kind: 'ticketForm' }
  : [Value] extends [0 | 1]
    ? { kind: 'switch' }
    : [Value] extends [number]
      ? NumberSpec | ChoiceSpec
      : { kind: 'part' }

export type FieldSpec<K extends Setting = Setting> = {
  group: SettingGroup
  /** What the preview shows while the setting is edited. */
  scene: PreviewScene
  /** Only wide windows show it, so the preview becomes one. */
  isWide?: true
  input: InputFor<WireChannelSettings[K]>
  /** Only asked for while this switch is on. */
  needs?: OfKind<Setting, 0 | 1>
}

export type FieldTable = { [K in Setting]: FieldSpec<K> }
