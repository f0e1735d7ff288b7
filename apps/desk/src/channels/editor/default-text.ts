import { nameOf } from '@foyer/contract/codes.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { choiceOptions } from '../fields/choice-options.ts'
import { defaultOf } from '../fields/defaults.ts'
import type { Setting } from '../fields/field-spec.ts'
import { settingTable } from '../fields/setting-table.ts'

/** The default of a setting in words; undefined where it has none, or where it is a list. */
export function defaultText(setting: Setting, t: Translate<DeskKey>): string | undefined {
  const value = defaultOf(setting)
  const { input } = settingTable[setting]
  if (typeof value === 'object' || value === undefined || input.kind === 'part') return undefined
  if (value === '') return t('channels.editor.default.empty')
  if (input.kind === 'switch') return t(value === 1 ? 'channels.editor.on' : 'channels.editor.off')
  if (input.kind === 'number') return `${String(value)} ${t(`channels.editor.unit.${input.unit}`)}`
  if (input.kind === 'image') return t('channels.editor.default.image')
  if (input.kind !== 'choice') return String(value)
  const code = Number(value)
  const options = choiceOptions(setting, input.codes, t)
  return nameOf(input.codes, code) && options.find((option) => option.value === String(code))?.label
}
