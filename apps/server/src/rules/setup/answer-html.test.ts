import { expect, it } from 'vitest'
import { answerHtml } from './answer-html.ts'

it.each([
  ['Within 30 days.', '<p>Within 30 days.</p>'],
  ['One.\nTwo.\n\nThree & four < five', '<p>One.<br>Two.</p><p>Three &amp; four &lt; five</p>'],
  ['<p>Within <b>30</b> days.</p>', '<p>Within <b>30</b> days.</p>'],
  ['  Spaces around\n', '<p>Spaces around</p>'],
  ['a <3 b', '<p>a &lt;3 b</p>'],
])('%j', (answer, html) => {
  expect(answerHtml(answer)).toBe(html)
})
