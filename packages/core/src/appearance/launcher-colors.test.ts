import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, parseColor, readable } from './color.ts'
import { launcherColors } from './launcher-colors.ts'

it.each([
  ['#0a7d4f', { color: '#0a7d4f', textColor: '#ffffff' }],
  ['#FC0', { color: '#ffcc00', textColor: '#000000' }],
  ['#ffcc0080', { color: '#ffcc00', textColor: '#000000' }],
  ['', { color: '#1d5fd1', textColor: '#ffffff' }],
  ['#12', { color: '#1d5fd1', textColor: '#ffffff' }],
  ['red;background:url(//evil)', { color: '#1d5fd1', textColor: '#ffffff' }],
])('S-34 a channel in %j has this launcher', (mainColor, colors) => {
  expect(launcherColors(mainColor)).toEqual(colors)
})

it('S-34 what stands on the launcher can be read, whatever its colour', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-fA-F]{0,9}$/), (hex) => {
      const { color, textColor } = launcherColors(`#${hex}`)
      const [ground, text] = [parseColor(color), parseColor(textColor)]
      expect(ground && text && contrast(text, ground)).toBeGreaterThanOrEqual(readable)
    }),
    { numRuns: 1000 },
  )
})
