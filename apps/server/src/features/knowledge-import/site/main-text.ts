import { Readability } from '@mozilla/readability'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { toStorableText } from '@foyer/contract/storable.ts'
import { isPageTooLarge } from '../../../rules/knowledge-import/page-size.ts'
import { parsePage } from '../parse-page.ts'
import { tryParse } from '../../../platform/try-parse.ts'
import { cleanAnswer, plainAnswer } from '../../robot/knowledge/clean-answer.ts'

/** More elements than any article has; the time that reading takes grows with them. */
const mostElements = 8_000
/** Deeper than any page; parsers of trees exhaust the stack. */
const deepest = 250

export type MainText = { title: string; html: string }

/** The title and the main text of a page, cleaned; undefined when it has none. */
export function mainText(html: string, address: string): MainText | undefined {
  if (isPageTooLarge(html, { depth: deepest, elements: mostElements })) return undefined
  return tryParse(() => extracted(html, address))
}

function extracted(html: string, address: string): MainText | undefined {
  const document = parsePage(html)
  const heading = document.querySelector('h1')?.textContent ?? ''
  for (const picture of document.querySelectorAll('img, picture, svg, video, audio, iframe')) picture.remove()
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (URL.canParse(href, address)) link.setAttribute('href', new URL(href, address).href)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- its DOM is ours
  const article = new Readability<string>(document as never, {
    maxElemsToParse: mostElements,
    charThreshold: 80,
  }).parse()
  const title = oneLine(heading) || oneLine(article?.title ?? '') || oneLine(document.title)
  const answer = cleanAnswer(toStorableText(article?.content ?? '')).trim()
  if (title === '' || plainAnswer(answer) === '') return undefined
  return { title: title.slice(0, textLimits.short).toWellFormed(), html: answer }
}

function oneLine(text: string): string {
  return toStorableText(text).replaceAll(/\s+/g, ' ').trim()
}
