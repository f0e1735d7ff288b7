import { expect } from '@playwright/test'
import { openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { test } from '../gallery/gallery-test.ts'
import { codes, forVisitors, textsOf } from '../texts/all-texts.ts'
import { wordsOf } from '../texts/pieces.ts'

for (const code of codes) {
  test(`S-35 ${code} has a glyph for every letter`, async ({ gallery }) => {
    const context = await openContext(gallery.browser, 'desktop')
    const page = await context.newPage()
    await page.goto(`${gallery.address}?exhibit=line/notes&bare&locale=${code}`)
    await page.locator('[data-ready]').waitFor({ state: 'attached' })
    const letters = [...new Set(textsOf(code, forVisitors).flatMap(({ text }) => Array.from(wordsOf(text))))]
    expect(await page.evaluate(withoutGlyph, letters)).toEqual([])
    expect(await page.evaluate(withoutGlyph, ['a', '\u{10fffd}'])).toEqual(['\u{10fffd}'])
    await context.close()
  })
}

/** Runs in the page: letters that look as one does that no font has. */
function withoutGlyph(letters: readonly string[]): string[] {
  const canvas = document.createElement('canvas')
  document.body.append(canvas)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas to draw on')
  pen.font = `32px ${getComputedStyle(document.body).fontFamily}`
  function drawn(letter: string): string {
    pen?.clearRect(0, 0, 100, 60)
    pen?.fillText(letter, 30, 40)
    return pen?.getImageData(0, 0, 100, 60).data.join() ?? ''
  }
  const box = drawn('\u{10fffd}')
  return letters.filter((letter) => letter.trim() !== '' && drawn(letter) === box)
}
