import type { Letter } from './letter.ts'

/** The same letter for those who read without markup. */
export function letterText({ site, title, text, quote, files, link, small }: Letter): string {
  const parts = [
    site,
    title,
    text,
    quote?.replace(/^/gm, '> '),
    files,
    link && `${link.label}:\n${link.url}\n\n${link.warning}`,
    ['-- ', ...small].join('\n'),
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
