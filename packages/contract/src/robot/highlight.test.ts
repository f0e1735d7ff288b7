import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visitorApi } from '../api.ts'
import { highlights } from './highlight.ts'

it('D-17 the marked words of a tip are strong, the rest is not', () => {
  expect(highlights('How do I <em>return</em> a <em>kettle</em>?')).toEqual([
    { text: 'How do I ', strong: false },
    { text: 'return', strong: true },
    { text: ' a ', strong: false },
    { text: 'kettle', strong: true },
    { text: '?', strong: false },
  ])
})

it('keeps every letter of any text, as text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<em>', '</em>', '<b>', 'a', ' ')), (parts) => {
      const tips = parts.join('')
      const shown = highlights(tips).map((piece) => piece.text)
      expect(shown.join('').replaceAll('</em>', '')).toBe(tips.replaceAll('<em>', '').replaceAll('</em>', ''))
    }),
  )
})

it("the example's question is its tip without the markers", () => {
  for (const { tips, question } of visitorApi.robotTips.example.output)
    expect(
      highlights(tips)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(question)
})
