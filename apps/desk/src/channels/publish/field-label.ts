import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

/** Fields of the settings that have several. */
const fields = [
  'showType',
  'quickFlag',
  'questionFlag',
  'adFlag',
  'formTitle',
  'phoneRule',
  'label',
  'icon',
  'size',
  'offsetX',
  'offsetY',
] as const

export function fieldLabel(name: string, t: Translate<DeskKey>): string {
  const known = fields.find((field) => field === name)
  return known ? t(`channels.field.${known}`) : name
}
