import type { SettingKey, WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { faqShowTypes, nameOf, type FaqLayout } from '@foyer/contract/codes.ts'
import { isFields } from '@foyer/contract/readers.ts'
import { flatPublished } from '@foyer/core/channel/flat-settings.ts'
import { changedKeys, isSame, type Settings } from '@foyer/core/settings/settings.ts'
import type { Setting } from '../fields/field-spec.ts'
import { allSettings, isSetting, settingTable } from '../fields/setting-table.ts'
import { describeItems, type ItemChange } from './describe-items.ts'

/** A value as people read it; the views have its words. */
export type ShownValue =
  | { kind: 'text'; text: string }
  | { kind: 'colour'; colour: string }
  | { kind: 'image'; url: string }
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'number'; value: number; unit: 'px' | 'min' | 's' }
  | { kind: 'choice'; setting: Setting; name: string }
  | { kind: 'option'; field: 'showType'; name: FaqLayout }
  | { kind: 'option'; field: 'phoneRule'; name: 'mainland' | 'international' }
  | { kind: 'language'; code: string }

/** One field of a setting that has several; its name is empty where the setting is the field. */
export type FieldChange = { field: string; before: ShownValue; after: ShownValue }
type TextCount = { added: number; removed: number; changed: number }

export type Change = { key: SettingKey } & (
  | { kind: 'value'; before: ShownValue; after: ShownValue }
  | { kind: 'parts'; fields: FieldChange[]; items: ItemChange[] }
  | { kind: 'texts'; count: TextCount }
)

/** In which settings two states of a channel differ, in the order of the editor, the languages last. */
export function describeChanges(published: WireChannelSettings, settings: WireChannelSettings): Change[] {
  const [before, after] = [flatPublished(published), flatPublished(settings)]
  const changed = changedKeys(before, after)
  const languages = changed.filter((key) => !isSetting(key)).toSorted()
  return [
    ...allSettings
      .filter((key) => changed.includes(key))
      .map((key) => ({ key, ...describeValue(key, before[key], after[key]) })),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key that is no setting is a language
    ...languages.map((key) => describeTexts(key as SettingKey, before[key], after[key])),
  ]
}

export function describeChange(key: SettingKey, before: unknown, after: unknown): Change {
  return isSetting(key) ? { key, ...describeValue(key, before, after) } : describeTexts(key, before, after)
}

function describeValue(key: Setting, before: unknown, after: unknown) {
  if (settingTable[key].input.kind === 'part') {
    const { fields, items } = describeParts(before, after)
    return { kind: 'parts' as const, fields, items }
  }
  return { kind: 'value' as const, before: shownValue(key, before), after: shownValue(key, after) }
}

export function shownValue(key: Setting, value: unknown): ShownValue {
  const { input } = settingTable[key]
  if (input.kind === 'switch') return { kind: 'switch', isOn: value === 1 }
  if (input.kind === 'number' && typeof value === 'number') return { kind: 'number', value, unit: input.unit }
  if (input.kind === 'choice')
    return {
      kind: 'choice',
      setting: key,
      name: nameOf<typeof input.codes, unknown>(input.codes, value) ?? '',
    }
  const text = typeof value === 'string' ? value : ''
  if (input.kind === 'colour') return { kind: 'colour', colour: text }
  if (input.kind === 'image') return { kind: 'image', url: text }
  if (input.kind === 'language') return { kind: 'language', code: text }
  return { kind: 'text', text }
}

/** A setting with fields and lists: what differs in the fields, and what happened to the items of the lists. */
function describeParts(before: unknown, after: unknown): { fields: FieldChange[]; items: ItemChange[] } {
  if (Array.isArray(before) || Array.isArray(after))
    return { fields: [], items: describeItems(listOf(before), listOf(after)) }
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const parts = changedKeys(old, now).map((field) => {
    if (Array.isArray(old[field]) || Array.isArray(now[field])) return describeParts(old[field], now[field])
    return {
      fields: [{ field, before: shownField(field, old[field]), after: shownField(field, now[field]) }],
      items: [],
    }
  })
  return { fields: parts.flatMap(({ fields }) => fields), items: parts.flatMap(({ items }) => items) }
}

/** The fields of settings that have several. */
function shownField(field: string, value: unknown): ShownValue {
  if (field.endsWith('Flag')) return { kind: 'switch', isOn: value === 1 }
  if (field === 'showType')
    return {
      kind: 'option',
      field,
      name: nameOf<typeof faqShowTypes, unknown>(faqShowTypes, value) ?? 'list',
    }
  if (field === 'phoneRule')
    return { kind: 'option', field, name: value === 'mainland' ? value : 'international' }
  if (typeof value === 'number') return { kind: 'number', value, unit: 'px' }
  return { kind: 'text', text: typeof value === 'string' ? value : '' }
}

function describeTexts(key: SettingKey, before: unknown, after: unknown): Change {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const added = Object.keys(now).filter((text) => !Object.hasOwn(old, text)).length
  const removed = Object.keys(old).filter((text) => !Object.hasOwn(now, text)).length
  const both = Object.keys(now).filter((text) => Object.hasOwn(old, text))
  const changed = both.filter((text) => !isSame(old[text], now[text])).length
  return { key, kind: 'texts', count: { added, removed, changed } }
}

function fieldsOf(value: unknown): Settings {
  return isFields(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
