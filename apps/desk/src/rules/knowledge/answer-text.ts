import { parseAnswer, type AnswerNode } from './answer-tree.ts'

const blocks = new Set(['p', 'li', 'h3', 'h4', 'blockquote', 'pre', 'tr', 'hr', 'br'])

/** The words of an answer, one line for each block. Names the addresses of links and pictures: they can change, too. */
export function answerText(html: string): string {
  return textOf(parseAnswer(html))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n+/g, '\n')
    .trim()
}

function textOf(nodes: readonly AnswerNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { tag, attributes, children } = node
      if (tag === 'img') return ` ${attributes['alt'] ?? ''} [${attributes['src'] ?? ''}] `
      const inside = textOf(children)
      if (tag === 'a') return `${inside} [${attributes['href'] ?? ''}]`
      if (tag === 'td' || tag === 'th') return ` ${inside} `
      return blocks.has(tag) ? `\n${inside}\n` : inside
    })
    .join('')
}
