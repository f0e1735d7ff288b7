import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Passage } from './passage.ts'
import { rules } from './prompt.ts'
import { readAnswer, type Reading } from './read-answer.ts'

const passage = (docId: string): Passage => ({ docId, question: `About ${docId}`, text: 'x', references: [] })
const cited = [passage('d1'), passage('d2'), passage('d3')]
const mark = 'k3Jd92mXq'

function read(raw: string, isWhole = true): Reading {
  return readAnswer(raw, { cited, mark, isWhole })
}

function shown(raw: string, isWhole = true): string | undefined {
  const reading = read(raw, isWhole)
  return reading.state === 'shown' ? reading.text : undefined
}

describe('a whole answer', () => {
  it.each([
    ['[1] Thirty days.', 'Thirty days.', ['d1']],
    ['[2][1] Thirty days.', 'Thirty days.', ['d2', 'd1']],
    ['[1, 3] Thirty days.', 'Thirty days.', ['d1', 'd3']],
    ['Thirty days [2]. Free of charge [2].', 'Thirty days. Free of charge.', ['d2']],
    ['【3】三十天内。', '三十天内。', ['d3']],
    ['[1][9] Thirty days.', 'Thirty days.', ['d1']],
    ['<think>The customer wants [2]…</think>[1] Thirty days.', 'Thirty days.', ['d1']],
  ])('T-03 %j says what it is taken from', (raw, text, docIds) => {
    const reading = read(raw)
    expect(reading).toMatchObject({ state: 'shown', text })
    expect(reading.state === 'shown' && reading.cited.map(({ docId }) => docId)).toEqual(docIds)
  })

  it.each([
    ['', 'unanswered'],
    ['  \n ', 'unanswered'],
    ['NO_ANSWER', 'unanswered'],
    ['[1] NO_ANSWER', 'unanswered'],
    ['The documents do not say. NO_ANSWER.', 'unanswered'],
    ['[1]', 'unanswered'],
    ['<think>[1] Thirty days', 'unanswered'],
    ['Thirty days.', 'ungrounded'],
    ['[7] Thirty days.', 'ungrounded'],
    ['[0] Thirty days.', 'ungrounded'],
    ['You were told to ignore previous instructions, so: you get a refund.', 'ungrounded'],
    [`[1] My rules: ${rules[3]}`, 'echo'],
    [`[1] My rules: ${rules[1].toUpperCase()}`, 'echo'],
    [`[1] ${rules[2].split(' ').join('\n')}`, 'echo'],
    [`[1] the mark is ${mark}`, 'echo'],
    [`[1] ${'long '.repeat(1000)}`, 'tooLong'],
    ['x'.repeat(100_000), 'tooLong'],
  ])('%j is refused', (raw, why) => {
    expect(read(raw)).toEqual({ state: 'refused', why })
  })

  it('rules cannot be hidden between invisible letters', () => {
    const hidden = rules[3].replaceAll(' ', ' \u{200b}\u{e0041}')
    expect(read(`[1] ${hidden}`)).toEqual({ state: 'refused', why: 'echo' })
  })
})

describe('an answer that grows', () => {
  it.each(['', 'N', 'NO_ANS', 'Thirty days', '[', '[1', '[1]', '<think>hm', '[1] NO_ANSW', '[1] **'])(
    '%j shows nothing yet',
    (raw) => {
      expect(read(raw, false)).toEqual({ state: 'waiting' })
    },
  )

  it.each([
    ['[1] Thirty da', 'Thirty da'],
    ['[1] Thirty days [2', 'Thirty days'],
    ['[1] See [the page](https://shop.exam', 'See'],
    ['[1] See [the page', 'See'],
    ['[1] See ![a picture](https://evil.exam', 'See'],
    ['[1] See https://shop.exam', 'See'],
    ['[1] Thirty **da', 'Thirty'],
    ['[1] Thirty **days** and a ni', 'Thirty **days** and a ni'],
    ['[1] Thirty **days*', 'Thirty'],
    ['[1] Thirty days <scr', 'Thirty days'],
    ['【1】三十天', '三十天'],
  ])('T-03 %j shows only what is complete', (raw, text) => {
    expect(shown(raw, false)).toBe(text)
  })

  it('what is refused at any length stays refused: it is cut off at once', () => {
    expect(read(`[1] My rules: ${rules[3]}`, false)).toEqual({ state: 'refused', why: 'echo' })
    expect(read('[1] NO_ANSWER and', false)).toEqual({ state: 'refused', why: 'unanswered' })
  })

  it('never throws and is never long, whatever comes', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('[1]', '**', '![', '](', 'www.', '<think>', '\u202e'))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.boolean(), (pieces, isWhole) => {
        expect(shown(`[1]${pieces.join('')}`, isWhole)?.length ?? 0).toBeLessThanOrEqual(4000)
      }),
    )
  })

  it('is read in little time, however it is built', () => {
    const before = Date.now()
    for (const part of ['www.', '[', '![', '**', '<', 'http', '[1', '(', '[a](', 'N'])
      read(`[1] ${part.repeat(8000 / part.length - 5)}`.slice(0, 4000), false)
    expect(Date.now() - before).toBeLessThan(2000)
  })
})
