import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bubbleTokens } from './color-bubble.ts'
import { tagColors } from './color-tag.ts'
import { accentTokens, applyTokens, grounds, inks, surfaceTokens, type Tokens } from './color-tokens.ts'
import { contrast, luminance, night, parseColor, readable, toHex } from '@foyer/core/appearance/color.ts'
import { ownAccent } from '@foyer/core/appearance/launcher-colors.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const theme = fc.constantFrom('light' as const, 'dark' as const)
const many = { numRuns: 1000 }

function ratio(one: string | undefined, other: string | undefined): number {
  const [a, b] = [parseColor(one ?? ''), parseColor(other ?? '')]
  return a && b ? contrast(a, b) : 0
}

describe('colour', () => {
  it('S-34 text on any main colour and any bar colour reaches WCAG AA', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(ratio(accentTokens(color)['on-accent'], color)).toBeGreaterThanOrEqual(readable)
        expect(ratio(surfaceTokens('bar', color)['on-bar'], color)).toBeGreaterThanOrEqual(readable)
      }),
      many,
    )
  })

  it('S-34 text in any main colour reaches WCAG AA on light and on dark', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const tokens = accentTokens(color)
        expect(ratio(tokens['accent-ink-light'], toHex(grounds.light))).toBeGreaterThanOrEqual(readable)
        expect(ratio(tokens['accent-ink-dark'], toHex(grounds.dark))).toBeGreaterThanOrEqual(readable)
      }),
      many,
    )
  })

  it('S-34 everything in a bubble of any colours reaches WCAG AA, light and dark', () => {
    fc.assert(
      fc.property(fc.constantFrom('own' as const, 'other' as const), hex, hex, hex, theme, (...given) => {
        const [name, ground, ink, accent, when] = given
        const tokens = bubbleTokens(name, { ground, ink, accent }, when)
        for (const text of [`on-${name}`, `${name}-soft`, `${name}-accent`]) {
          expect(ratio(tokens[text], tokens[name])).toBeGreaterThanOrEqual(readable)
          expect(ratio(tokens[text], tokens[`${name}-inset`])).toBeGreaterThanOrEqual(readable)
        }
      }),
      many,
    )
  })

  it('S-34 a bubble keeps colours that can be read, and replaces an ink that cannot', () => {
    const look = { ground: '#1d5fd1', ink: '#ffffff', accent: '#1d5fd1' }
    expect(bubbleTokens('own', look, 'light')).toMatchObject({ own: '#1d5fd1', 'on-own': '#ffffff' })
    const pale = bubbleTokens('own', { ...look, ground: '#ffe680' }, 'light')
    expect(pale).toMatchObject({ own: '#ffe680', 'on-own': '#000000' })
  })

  it('S-34 no bubble of others and no tag glares in the dark', () => {
    fc.assert(
      fc.property(hex, (ground) => {
        const { other = '' } = bubbleTokens('other', { ground, ink: '', accent: '' }, 'dark')
        expect(lightOf(other)).toBeLessThanOrEqual(0.03)
        const tag = tagColors({ background: ground, color: '' }, 'dark')
        expect(lightOf(tag?.background ?? '#ffffff')).toBeLessThanOrEqual(0.035)
      }),
      many,
    )
  })

  it('D-06 the text of a tag in any two colours reaches WCAG AA', () => {
    fc.assert(
      fc.property(hex, hex, theme, (background, color, when) => {
        const tag = tagColors({ background, color }, when)
        expect(ratio(tag?.color, tag?.background)).toBeGreaterThanOrEqual(readable)
      }),
      many,
    )
    expect(tagColors({ background: '#e8f0fe', color: '#123a80' }, 'light')).toEqual({
      background: '#e8f0fe',
      color: '#123a80',
    })
    expect(tagColors({ background: '', color: '#123a80' }, 'light')).toBeUndefined()
  })

  it('a readable colour is left as it is, and transparency is not believed', () => {
    expect(accentTokens('#1d5fd1')).toMatchObject({
      accent: '#1d5fd1',
      'on-accent': '#ffffff',
      'accent-ink-light': '#1d5fd1',
    })
    expect(accentTokens('#fc0')).toMatchObject({ accent: '#ffcc00', 'on-accent': '#000000' })
    expect(accentTokens('#ffcc0080')).toEqual(accentTokens('#fc0'))
  })

  it.each([
    'red;background:url(//evil)',
    'expression(alert(1))',
    '}',
    '',
    'rgb(0,0,0)',
    '#12',
    '#1234567',
    'var(--x)',
  ])('%j is no colour: nothing of it is set', (value) => {
    const set: Tokens[] = []
    const root = { style: { setProperty: (name: string, given: string) => set.push({ [name]: given }) } }
    applyTokens(root, accentTokens(value))
    applyTokens(root, surfaceTokens('bar', value))
    applyTokens(root, bubbleTokens('own', { ground: value, ink: value, accent: value }, 'light'))
    expect(set.length).toBeGreaterThan(0)
    expect(new Set(set.flatMap((token) => Object.values(token)))).toEqual(new Set(['']))
  })

  it("the grounds, the inks and the launcher's colour are those of the stylesheet", () => {
    const { light, dark } = sheets()
    expect(tokenOf(light, 'sunken')).toBe(toHex(grounds.light))
    expect(tokenOf(dark, 'sunken')).toBe(toHex(grounds.dark))
    expect(tokenOf(dark, 'surface')).toBe(toHex(night))
    expect({ light: tokenOf(light, 'ink'), dark: tokenOf(dark, 'ink') }).toEqual(inks)
    expect(tokenOf(light, 'accent')).toBe(toHex(ownAccent))
  })

  it("the theme's own texts reach WCAG AA on their grounds, light and dark", () => {
    const pairs = [
      ['ink', 'surface'],
      ['ink-soft', 'surface'],
      ['ink-soft', 'canvas'],
      ['ink-soft', 'sunken'],
      ['danger', 'danger-soft'],
      ['danger', 'canvas'],
      ['warning', 'warning-soft'],
      ['success', 'success-soft'],
    ] as const
    for (const sheet of Object.values(sheets())) {
      for (const [text, ground] of pairs) {
        expect([text, ground, ratio(tokenOf(sheet, text), tokenOf(sheet, ground)) >= readable]).toEqual([
          text,
          ground,
          true,
        ])
      }
    }
  })
})

function sheets(): { light: string; dark: string } {
  const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')
  return { light: css.slice(0, css.indexOf('@media')), dark: css.slice(css.indexOf("[data-theme='dark']")) }
}

function tokenOf(css: string, name: string): string {
  return new RegExp(`--foyer-${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? ''
}

function lightOf(color: string): number {
  return luminance(parseColor(color) ?? [255, 255, 255])
}
