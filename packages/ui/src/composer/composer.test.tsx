import { emoji } from '@foyer/core/composer/emoji.ts'
import { limits } from '@foyer/core/timing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EmojiGrid } from './EmojiGrid.tsx'
import { insertAtCaret } from './insert-at-caret.ts'

function fieldWith(value: string, selectionStart: number, selectionEnd: number) {
  const ranges: unknown[] = []
  return {
    value,
    selectionStart,
    selectionEnd,
    setRangeText: (...range: unknown[]) => void ranges.push(range),
    ranges,
  }
}

describe('inserting at the caret', () => {
  it('replaces the selection, in the field before in the draft', () => {
    const field = fieldWith('hello world', 6, 11)
    const written: string[] = []
    insertAtCaret(field, '🌍', (text) => {
      expect(field.ranges).toEqual([['🌍', 6, 11, 'end']])
      written.push(text)
    })
    expect(written).toEqual(['hello 🌍'])
  })

  it.each([
    ['nothing', 'abc', ''],
    ['more than a message holds', 'x'.repeat(limits.messageLength), '!'],
  ])('leaves the text and its selection alone when there is %s to insert', (_what, text, inserted) => {
    const field = fieldWith(text, 1, 1)
    const written: string[] = []
    insertAtCaret(field, inserted, (next) => void written.push(next))
    expect([field.ranges, written]).toEqual([[], []])
  })

  it('does nothing without a field', () => {
    expect(() => insertAtCaret(null, 'a', () => expect.unreachable())).not.toThrow()
  })
})

describe('the emoji grid', () => {
  const html = renderToStaticMarkup(<EmojiGrid className="grid" label="Emoji" onPick={() => undefined} />)

  it('is a toolbar with one tab stop', () => {
    expect(html).toContain('role="toolbar" aria-label="Emoji"')
    expect(html.split('tabindex="0"')).toHaveLength(2)
    expect(html.split('tabindex="-1"')).toHaveLength(emoji.length)
  })
})
