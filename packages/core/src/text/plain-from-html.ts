const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}
const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
])
const hidden = new Set([
  'script',
  'style',
  'template',
  'head',
  'title',
  'noscript',
  'textarea',
  'iframe',
  'object',
  'svg',
  'math',
])

/**
 * The words of an HTML text, for previews and for kinds that have no view of their own. It is shown as text,
 * never as markup, so it need not be a perfect parser: only readable, and linear in the length.
 */
export function plainFromHtml(html: string): string {
  let out = ''
  let skip = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const stop = open < 0 ? html.length : open
    if (!skip) out += html.slice(at, stop)
    if (open < 0) break
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20))?.[1]?.toLowerCase()
    if (!name) {
      if (!skip) out += '<'
      at = open + 1
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) break
    const isEnd = html.startsWith('/', open + 1)
    if (skip) skip = isEnd && name === skip ? '' : skip
    else if (hidden.has(name) && !isEnd) skip = name
    else if (blocks.has(name)) out += '\n'
    at = close + 1
  }
  return decodeEntities(out)
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{1,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
