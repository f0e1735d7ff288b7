import { expect, it } from 'vitest'
import { contrast, parseColor, readable } from './color.ts'
import { derivedColors } from './derived-colors.ts'

it('derives all colours of the chat from one', () => {
  expect(derivedColors('#0A7D4F')).toEqual({
    mainColor: '#0a7d4f',
    kitBgcolor: '#0a7d4f',
    kitTxcolor: '#ffffff',
    cusColor: '#e7f2ed',
    navigationBarColor: '#0a7d4f',
  })
})

it.each(['#ffcc00', '#ffffff', '#000000', '#767676', '#e0245e'])('text can be read on %s', (color) => {
  const { kitBgcolor, kitTxcolor } = derivedColors(color) ?? { kitBgcolor: '', kitTxcolor: '' }
  const [ground, text] = [parseColor(kitBgcolor), parseColor(kitTxcolor)]
  expect(ground && text && contrast(text, ground)).toBeGreaterThanOrEqual(readable)
})

it.each(['', 'red', '#12', 'url(x)', '#12345g'])('%s is no colour', (text) => {
  expect(derivedColors(text)).toBe(undefined)
})
