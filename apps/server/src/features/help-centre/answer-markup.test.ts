import { expect, it } from 'vitest'
import { cleanAnswer } from '../robot/knowledge/clean-answer.ts'
import { answerMarkup } from './answer-markup.ts'

const names =
  'p b strong i em u s ul ol li a span h1 h2 h3 h4 h5 blockquote code pre table thead tbody tr th td div '
const other =
  'sub sup mark del ins figure figcaption details summary script style iframe form input button svg video'
const everything = (names + other).split(' ').map((name) => `<${name}>x</${name}>`)

const tagsIn = (html: string) => new Set([...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name))

it('shows every element that the cleaning of answers leaves, one heading further up', () => {
  const stored = cleanAnswer(`${everything.join('')}<br><hr><img src="/files/1/a.png">`)
  const kept = [...tagsIn(stored)].map((name) => ({ h3: 'h2', h4: 'h3' })[name] ?? name)
  expect([...tagsIn(answerMarkup(stored).markup)].toSorted()).toEqual([...new Set(kept)].toSorted())
})

it.each([
  ['<img src="/files/1/a.png">', '<img src="/files/1/a.png" alt="" loading="lazy" />'],
  ['<img src="https://evil.example/a.png">', ''],
  ['<a href="javascript:alert(1)" onclick="x">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<p dir="rtl" link="https://x.example" style="x">x</p>', '<p dir="rtl">x</p>'],
])('%s is shown as %s', (stored, shown) => {
  expect(answerMarkup(stored).markup).toBe(shown)
})
