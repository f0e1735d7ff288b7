import { answerWords, type Known } from './answer-words.ts'

type Line = { shape: 'bullets' | 'numbers' | 'words' | 'gap'; text: string }

/**
 * A model's text as the few elements that an answer may have: paragraphs, lists, bold words. Everything else in it
 * is words. It is drawn like any other rich answer, from an allow-listed tree.
 */
export function answerHtml(text: string, known: Known): string {
  const blocks: { shape: Line['shape']; lines: string[] }[] = []
  for (const line of text.split('\n').map(lineOf)) {
    const last = blocks.at(-1)
    if (last?.shape === line.shape) last.lines.push(line.text)
    else blocks.push({ shape: line.shape, lines: [line.text] })
  }
  return blocks
    .map(({ shape, lines }) => views[shape](lines.map((line) => answerWords(line, known))))
    .join('')
}

const views = {
  bullets: (lines) => `<ul>${items(lines)}</ul>`,
  numbers: (lines) => `<ol>${items(lines)}</ol>`,
  words: (lines) => `<p>${lines.join('<br>')}</p>`,
  gap: () => '',
} satisfies Record<Line['shape'], (lines: string[]) => string>

function items(lines: string[]): string {
  return lines.map((line) => `<li>${line}</li>`).join('')
}

function lineOf(line: string): Line {
  const text = line.trim()
  // The frame of a code block, a rule and the definition of a link are marks, no words.
  if (text === '' || /^(?:```\w*|-{3,}|\*{3,}|\[[^\]]+\]:\s.*)$/.test(text)) return { shape: 'gap', text: '' }
  const bullet = /^[-*•]\s+(.*)$/.exec(text)
  if (bullet) return { shape: 'bullets', text: bullet[1] ?? '' }
  const number = /^\d{1,2}[.)]\s+(.*)$/.exec(text)
  if (number) return { shape: 'numbers', text: number[1] ?? '' }
  const heading = /^#{1,6}\s+(.*)$/.exec(text)
  return { shape: 'words', text: heading ? `**${heading[1]?.replaceAll('*', '') ?? ''}**` : text }
}
