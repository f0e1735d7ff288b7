import { expect, it } from 'vitest'
import { sourceText } from './source-text.ts'

const translations = {
  de: { Fast: 'Schnell', Rude: ' Unhöflich, grob ' },
  fr: { Fast: 'Rapide' },
}
const own = ['Fast', 'Rude', 'constructor']

it.each([
  ['Fast', 'Fast'],
  ['Schnell', 'Fast'],
  ['Rapide', 'Fast'],
  ['Unhöflich, grob', 'Rude'],
  ['Unhöflich  grob', 'Rude'],
])('%j is the channel’s %j', (text, source) => {
  expect(sourceText(translations, own, text)).toBe(source)
})

it.each(['', 'Slow', 'schnell', 'toString'])('%j is no text of the channel', (text) => {
  expect(sourceText(translations, own, text)).toBeUndefined()
})

it('a translation of a text that the channel no longer has is nothing', () => {
  expect(sourceText(translations, ['Rude'], 'Schnell')).toBeUndefined()
})
