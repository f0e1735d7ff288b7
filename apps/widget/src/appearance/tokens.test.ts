import { readFileSync } from 'node:fs'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { contrast, mix, parseColor, readable, toHex, type Rgb } from '@foyer/core/appearance/color.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overPicture, overPictureTokens, worstGround, appearanceTokens } from './tokens.ts'

const byte = fc.integer({ min: 0, max: 255 })
const rgb = fc.tuple(byte, byte, byte)
const themes = ['light', 'dark'] as const

function colorOf(value: string | undefined): Rgb {
  const color = parseColor(value ?? '')
  if (!color) throw new Error(`${value} is no colour`)
  return color
}

describe('appearance', () => {
  it('S-34 every setting of a channel becomes a property', () => {
    const sized = { ...defaultChannelConfig, mainWidth: 400, mainHeight: 640 }
    expect(appearanceTokens(sized, 'light')).toMatchObject({
      accent: '#1d5fd1',
      bar: '#1d5fd1',
      'on-bar': '#ffffff',
      own: '#1d5fd1',
      'on-own': '#ffffff',
      other: '#e8f0fe',
      'on-other': '#12161d',
      'main-width': '400px',
      'main-height': '640px',
    })
  })

  it('S-34 in the dark the bubbles of others are dark, and the visitor keeps their own', () => {
    const tokens = appearanceTokens(defaultChannelConfig, 'dark')
    expect(tokens).toMatchObject({ own: '#1d5fd1', 'on-other': '#eef1f5' })
    expect(contrast(colorOf(tokens['other']), [255, 255, 255])).toBeGreaterThan(7)
  })

  it('S-34 no colours and no sizes leave the theme and the layout as they are', () => {
    const bare = {
      mainColor: '',
      kitBgcolor: 'url(//evil)',
      kitTxcolor: '',
      cusColor: 'red;',
      navigationBarColor: '',
      mainWidth: 0,
      mainHeight: 12,
    }
    const {
      'over-soft': _soft,
      'over-accent': _accent,
      scrim: _scrim,
      ...rest
    } = appearanceTokens(bare, 'light')
    expect(new Set(Object.values(rest))).toEqual(new Set(['']))
  })

  it.each(themes)('S-34 %s: text on any picture, in any main colour, reaches WCAG AA', (theme) => {
    const { ground, share } = overPicture[theme]
    fc.assert(
      fc.property(rgb, rgb, (pixel, accent) => {
        const behind = mix(pixel, ground, share)
        const tokens = overPictureTokens(toHex(accent), theme)
        expect(contrast(colorOf(tokens['over-soft']), behind)).toBeGreaterThanOrEqual(readable)
        expect(contrast(colorOf(tokens['over-accent']), behind)).toBeGreaterThanOrEqual(readable)
        expect(contrast(colorOf(tokens['over-soft']), worstGround(theme))).toBeGreaterThanOrEqual(readable)
      }),
      { numRuns: 1000 },
    )
  })

  it("the ground over a picture is the chat's", () => {
    const css = readFileSync(new URL('../page.css', import.meta.url), 'utf8')
    for (const theme of themes)
      expect(css).toContain(`--foyer-surface-chat: ${toHex(overPicture[theme].ground)}`)
  })
})
