import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { extendedCatalogs } from '@foyer/i18n/catalogs/extended.ts'
import { widgetCatalogs } from '@foyer/i18n/catalogs/widget.ts'
import { expect, it } from 'vitest'
import { factoryKeys, formerKeys } from './use-factory-text.ts'

it('every factory text has a key, and English says it to the letter', async () => {
  const [widget, later] = await Promise.all([widgetCatalogs.en?.(), extendedCatalogs.en?.()])
  const english = { ...widget?.default, ...later?.default }
  expect([...factoryKeys.keys()].toSorted()).toEqual(Object.values(factoryTexts).flat().toSorted())
  for (const [text, key] of factoryKeys) expect(english[key]).toBe(text)
  for (const [text, key] of formerKeys) expect([text, english[key]]).not.toEqual([text, undefined])
})
