import { expect, it } from 'vitest'
import { answerHtml } from './answer-html.ts'

it.each([
  ['From 9 to 5.', '<p>From 9 to 5.</p>'],
  [' Monday\nTuesday ', '<p>Monday<br>Tuesday</p>'],
  ['One.\n\nTwo.\r\n \r\nThree.', '<p>One.</p><p>Two.</p><p>Three.</p>'],
  ['<b>5 > 3 & 2</b>', '<p>&lt;b&gt;5 &gt; 3 &amp; 2&lt;/b&gt;</p>'],
])('%j', (text, html) => expect(answerHtml(text)).toBe(html))
