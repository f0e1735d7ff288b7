import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { describe, expect, it } from 'vitest'
import type { ContentFor } from '../message-kind.ts'
import { messageOf, show, wordsOf } from '../messages.testkit.tsx'
import { questionsOf, sectionsOf, seriesOf } from './faq-sections.ts'
import { MenuMessage } from './MenuMessage.tsx'

const menu: ContentFor<'menu'> = { kind: 'menu', ...kinds.menu.example }

function shown(content: ContentFor<'menu'>): string {
  return show(<MenuMessage message={{ ...messageOf(content), content }} />)
}

describe('the FAQ', () => {
  it('S-13 a tab for each group, and for an entry without groups; links make none', () => {
    expect(sectionsOf(menu.entries).map(({ name }) => name)).toEqual(['Delivery', 'Kettles'])
  })

  it('S-13 a question is asked by its document, as click 1', () => {
    expect(questionsOf(menu.entries)).toEqual([
      { at: 0, name: 'Where is my order?', asked: { docId: 'd1', click: 1 } },
      { at: 1, name: 'Is it safe on gas?', asked: { docId: 'd9', click: 1 } },
    ])
  })

  it('an entry with nothing in it is itself the question', () => {
    const bare = { id: 'f9', name: 'Warranty', imgUrl: '', opens: 'questions' as const, link: '' }
    expect(questionsOf([{ ...bare, questions: [], groups: [] }])).toEqual([
      { at: 0, name: 'Warranty', asked: { itemId: 'f9', click: 1 } },
    ])
  })

  it('S-13 the flat list and the tabs show their questions at once', () => {
    expect(wordsOf(shown({ ...menu, layout: 'list' }))).toBe(
      'You may want to know Where is my order? Is it safe on gas? Size guide My parcel is late',
    )
    const tabs = shown({ ...menu, layout: 'tabs' })
    expect(wordsOf(tabs)).toBe(
      'You may want to know Delivery Kettles Where is my order? Size guide My parcel is late',
    )
    expect(tabs.match(/role="tab"/g)).toHaveLength(2)
  })

  it('S-13 more than five bring the button that changes them', () => {
    const questions = Array.from({ length: 7 }, (_, at) => ({ question: `Question ${at}?`, docId: '' }))
    const entries = menu.entries.slice(0, 1).map((entry) => ({ ...entry, questions }))
    const html = shown({ ...menu, layout: 'list', entries })
    expect(wordsOf(html)).toContain('Question 4? faq.change faq.page')
    expect(wordsOf(html)).not.toContain('Question 5?')
  })
})

describe('the menu bar', () => {
  it('S-14 tiles: closed at first, a link where one leads elsewhere', () => {
    const html = shown(menu)
    expect(html.match(/aria-expanded="false"/g)).toHaveLength(2)
    expect(html).toContain('href="https://shop.example/sizes" target="_blank"')
    expect(wordsOf(html)).not.toContain('Where is my order?')
  })

  it('S-14 series problems are asked by their own id', () => {
    expect(seriesOf(menu)).toEqual([
      {
        at: 0,
        name: 'My parcel is late',
        asked: { itemId: 's1', button: { id: 's1', name: 'My parcel is late' }, click: 1 },
      },
    ])
  })
})
