import { expect, it } from 'vitest'
import { articleText } from './article-text.ts'

it.each([
  ['<p>Within <strong>30 days</strong>.</p>', 'Within 30 days.'],
  [
    '<h3>Damage</h3><p>Call us.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    'Damage Call us. One Two',
  ],
  ['<p>Terms &amp; conditions: &lt;b&gt; is &quot;bold&quot;</p>', 'Terms & conditions: <b> is "bold"'],
  ['<p>One<br />two <a href="https://shop.example">three</a>, <stro', 'One two three,'],
  ['<blockquote><p>Safety&nbsp;first</p></blockquote><img src="/files/1/a.png" alt="" />', 'Safety first'],
])('%s reads %s', (answer, text) => {
  expect(articleText(answer)).toBe(text)
})
