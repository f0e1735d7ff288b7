import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dangersIn, show, tagsOf, wordsOf } from '../messages.testkit.tsx'
import { parseRich } from './parse-rich.ts'
import { RichText } from './RichText.tsx'

function render(html: string): string {
  return show(<RichText html={html} />)
}

describe('RichText', () => {
  it('D-08 keeps the form of an answer', () => {
    const html = render(
      '<h2>Returns</h2><p>Within <b>30</b> <i>days</i><br>free</p><ul><li>box</li><li>slip</li></ul><blockquote>easy</blockquote><pre>code</pre>',
    )
    for (const part of [
      '<strong>30</strong>',
      '<em>days</em><br/>',
      '<li>box</li>',
      '<blockquote>easy',
      '<pre',
    ])
      expect(html).toContain(part)
    expect(html).toContain('foyer-rich-heading">Returns')
  })

  it('V-10 links open in a new tab, and addresses in the text are links too', () => {
    expect(render('<p><a href="https://a.example" target="_self" onclick="x()">a</a></p>')).toContain(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    )
    expect(render('<p>see www.b.example</p>')).toContain('href="https://www.b.example"')
    expect(render('<a href="/x">www.b.example</a>').match(/<a /g)).toHaveLength(1)
  })

  it('S-05 whatever carries a link attribute leads there in a new window, all of it', () => {
    const to = '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">'
    const link = 'link="https://a.example/x"'
    expect(render(`<p>see <span ${link}>the <b>terms</b></span> now</p>`)).toContain(
      `see ${to}the <strong>terms</strong></a> now`,
    )
    expect(render(`<ul><li ${link}>terms</li></ul>`)).toContain(`<li>${to}terms</a></li>`)
    expect(render(`<p><a ${link}>terms</a></p>`)).toContain(`${to}terms</a>`)
    expect(render(`<p><img ${link} src="/files/1/a.png" alt="pic"></p>`)).toMatch(
      /<a href="https:[^>]*><span[^>]*><img/,
    )
    expect(render(`<div ${link}>a <a href="/b">b</a></div>`).match(/<a /g)).toHaveLength(1)
    expect(render(`<ul ${link}><li>item</li></ul>`)).toContain('<li>item</li>')
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    '/chat_online/index',
    'https:evil',
    '',
  ])('S-05 V-10 a link attribute with %j is none', (link) => {
    const html = render(`<p>before <span link="${link}">words</span></p>`)
    expect(wordsOf(html)).toBe('before words')
    expect(html).not.toContain('<a')
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    'file:///etc/passwd',
  ])('V-10 the words of a link to %j stay, the link does not', (href) => {
    const html = render(`<p>before <a href="${href}">words</a> <img src="${href}" alt="pic"></p>`)
    expect(wordsOf(html)).toBe('before words')
    expect(html).not.toMatch(/<a|<img/)
  })

  it('D-08 no attribute passes but the few that are checked', () => {
    const html = render(
      '<p style="position:fixed" class="bubble" id="x" data-x="1" onmouseover="x()">t<img src="https://a.example/p.png" onerror="x()" srcset="//evil" style="x" width="10" height="20"></p>',
    )
    expect(dangersIn(html)).toEqual([])
    expect(html).not.toMatch(/position|data-x|id="x"|srcset|onerror|onmouseover/)
    expect(html).toMatch(/<img src="https:\/\/a.example\/p.png" alt="" width="10" height="20"/)
  })

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<style>p{}</style>', 'style'],
    ['<iframe src="https://evil.example">x</iframe>', 'iframe'],
    ['<object data="x">x</object>', 'object'],
    ['<svg><script>x</script><text>x</text><foreignObject><p>x</p></foreignObject></svg>', 'svg'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', 'math'],
    ['<template><p>x</p></template>', 'template'],
    ['<textarea>x</textarea>', 'textarea'],
  ])('D-08 of %s nothing is left', (html) => {
    expect(wordsOf(render(`<p>before</p>${html}<p>after</p>`))).toBe('before after')
  })

  it('D-08 of other elements the words are left', () => {
    const html = render(
      '<form action="x"><button>press</button><marquee>me</marquee><custom-tag>now</custom-tag></form>',
    )
    expect(wordsOf(html)).toBe('pressmenow')
    expect(html).not.toMatch(/<form|<button|<marquee|<custom/)
  })

  it('entities are read once, and never become tags', () => {
    expect(render('<p>&lt;script&gt; &amp;amp; &euro; &#x41;</p>')).toContain('&lt;script&gt; &amp;amp; € A')
  })

  it('text that was never HTML keeps its lines', () => {
    expect(render('one\ntwo &amp; three')).toBe(
      '<p class="foyer-linked-text" dir="auto">one\ntwo &amp; three</p>',
    )
  })

  it('unclosed, crossed and stray tags still make a tree', () => {
    expect(wordsOf(render('<p>a<b>b<i>c</b>d</p></div></ul><li>e<td>f<tr>g'))).toBe('a b c d efg')
    expect(wordsOf(render('<ul>a<li>b<ul><li>c'))).toBe('a b c')
    expect(render('<td>x</td>')).not.toContain('<td')
    expect(render('<a href="/a">x<a href="/b">y</a></a>').match(/<a /g)?.length).toBeLessThanOrEqual(2)
  })

  it('a table is a table, and words between its cells are not lost', () => {
    const html = render(
      '<table>stray<thead><tr><th>A</th></tr></thead><tbody><tr>loose<td>1</td></tr></tbody></table>',
    )
    expect(html).toContain('<tr><th>A</th></tr>')
    expect(wordsOf(html)).toBe('stray A loose 1')
    expect(
      tagsOf(html)
        .filter((tag) => tag.startsWith('<t'))
        .join(''),
    ).toBe('<table><tbody><tr><td><tr><th><tr><td><td>')
  })

  it('a picture inside a link belongs to the link', () => {
    expect(render('<a href="/x"><img src="/p.png"></a>')).not.toContain('<button')
  })

  it('what is only markup says that it cannot be shown', () => {
    expect(wordsOf(render('<script>x</script>'))).toBe('message.unsupported')
    expect(wordsOf(render('<p> </p>'))).toBe('message.unsupported')
  })
})

describe('parseRich', () => {
  const tags = ['div', 'b', 'a href=/x', 'ul><li', 'table><tr><td', 'svg', 'blockquote']
  it('100,000 nested tags do not take long', () => {
    const before = Date.now()
    for (const tag of tags) parseRich(nested(tag))
    expect(Date.now() - before).toBeLessThan(3000)
  })

  it.each(tags)('100,000 times <%s> make a tree that can be drawn', (tag) => {
    const html = nested(tag)
    expect(depthOf(parseRich(html))).toBeLessThanOrEqual(25)
    expect(render(html)).not.toBe('')
  })

  it('a text that goes on for ever is cut, and says so', () => {
    expect(wordsOf(render('<p>x</p>'.repeat(50_000)))).toMatch(/x …$/)
    expect(render('a'.repeat(500_000)).length).toBeLessThan(210_000)
  })

  it('is quick and harmless on anything', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<p',
        '<a href=',
        '"',
        "'",
        '<!--',
        '<![CDATA[',
        '&#',
        '<svg>',
        '</p>',
        '<table>',
      ),
      fc.constantFrom(
        'javascript:',
        ' onerror=x',
        '<img src=',
        '<script>',
        '</script>',
        '<style>',
        'https://a.example',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(dangersIn(render(pieces.join('')))).toEqual([])
      }),
    )
  })
})

function nested(tag: string): string {
  return `${`<${tag}>`.repeat(100_000)}deep`
}

function depthOf(nodes: ReturnType<typeof parseRich>): number {
  return 1 + Math.max(0, ...nodes.map((node) => ('children' in node ? depthOf(node.children) : 0)))
}
