import { escapeHtml } from './escape-html.ts'

/** Markup, as opposed to somebody's words. Only `html` makes it, and what cleans an answer or encodes data for a page. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | Html | readonly Html[] | undefined

/** A template whose gaps are escaped, unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((all, text, i) => all + markupOf(parts[i - 1]) + text))
}

function markupOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.markup
  return typeof part === 'string' ? escapeHtml(part) : part.map(({ markup }) => markup).join('')
}
