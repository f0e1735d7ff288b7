import { describe, expect, it } from 'vitest'
import { answerText } from './answer-text.ts'
import { parseAnswer, writeAnswer } from './answer-tree.ts'

const clean = (html: string): string => writeAnswer(parseAnswer(html))

describe('parseAnswer', () => {
  it.each([
    '<p>Plain <strong>bold</strong> <em>soft</em> <u>under</u> <s>gone</s> <code>x</code><br>next</p>',
    '<h3>Title</h3><h4>Part</h4><ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol>',
    '<blockquote><p>said</p></blockquote><pre><code>a &lt; b</code></pre><hr>',
    '<table><tbody><tr><th colspan="2"><p>Size</p></th><td><p>L</p></td></tr></tbody></table>',
    '<p><a href="https://example.com/?a=1&amp;b=2" title="There">link</a> <a href="mailto:a@b.example">mail</a></p>',
    '<p dir="rtl">شكرا</p><p><img src="/files/channels/1-abc.webp" alt="A map" width="20" height="10"></p>',
  ])('keeps what the server keeps: %s', (html) => {
    expect(clean(html)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="alert(1)" style="color:red" class="a" id="b">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="java\tscript:alert(1)">x</a>', 'x'],
    ['<a href="//evil.example">x</a><a href="/\\evil.example">y</a>', 'xy'],
    ['<a href="data:text/html,x">x</a>', 'x'],
    ['<img src="https://evil.example/p.png"><img src="x" onerror="alert(1)">', ''],
    ['<img src="/files/../api/x">', ''],
    ['<svg><a href="https://x.example">in</a></svg><math><mi>m</mi></math>out', 'out'],
    ['<iframe src="https://x.example">in</iframe><object>o</object>', ''],
    ['<span style="position:fixed">over</span><form><input value="x"><button>b</button></form>', 'overb'],
    ['<style>*{display:none}</style><h1>Big</h1>', '<h3>Big</h3>'],
    ['<td colspan="0" rowspan="99999">c</td>', '<td>c</td>'],
    ['<p title="&quot;&gt;&lt;script&gt;">x', '<p>x</p>'],
  ])('drops what the server drops: %s', (html, kept) => {
    expect(clean(html)).toBe(kept)
  })

  it('survives what is too deep and too long', () => {
    expect(clean('<blockquote>'.repeat(10_000)).length).toBeLessThan(10_000)
    expect(clean('<b>'.repeat(100_000) + 'x')).not.toContain('script')
  })
})

describe('answerText', () => {
  it('has a line for each block, and the addresses that a reader does not see', () => {
    const html =
      '<h3>Returns</h3><ul><li><p>within <b>30</b> days</p></li></ul><p><a href="https://a.example">Form</a></p>'
    expect(answerText(html)).toBe('Returns\nwithin 30 days\nForm [https://a.example]')
  })
})
