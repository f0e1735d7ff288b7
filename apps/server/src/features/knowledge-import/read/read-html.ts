import { isElement, parsePage, type PageElement } from '../parse-page.ts'
import type { WrittenRow } from '../../../rules/knowledge-import/written-row.ts'

/** Deeper than any page that people write; a hostile one would exhaust the stack. */
const deepest = 60
const containers = new Set(['ARTICLE', 'BODY', 'DIV', 'FORM', 'HTML', 'MAIN', 'SECTION'])
const ignored = new Set(['SCRIPT', 'STYLE', 'NAV', 'TEMPLATE', 'NOSCRIPT', 'HEAD', 'IFRAME', 'SVG'])

type Section = { question: string; level: number; html: string[] }

/**
 * Questions and answers of a page: a heading and what follows it, a term and its description, or a summary and its
 * details. A heading that nothing follows but further headings is the category of those below it.
 */
export function htmlRows(html: string): WrittenRow[] {
  const { body } = parsePage(`<!doctype html><html><body>${html}</body></html>`)
  const rows: WrittenRow[] = []
  const above: { level: number; title: string }[] = []
  let section: Section | undefined

  const add = (question: string, answer: string) =>
    rows.push({ line: rows.length + 1, question, answer, category: above.at(-1)?.title })
  const finish = () => {
    if (!section) return
    const { question, level, html: parts } = section
    const answer = parts.join('').trim()
    section = undefined
    if (answer === '') above.push({ level, title: question })
    else add(question, answer)
  }
  const begin = (question: string, level: number) => {
    finish()
    while ((above.at(-1)?.level ?? 0) >= level) above.pop()
    section = { question, level, html: [] }
  }

  const walk = (parent: PageElement, depth: number) => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) {
        section?.html.push(node.nodeType === 3 ? escapedText(node.textContent ?? '') : '')
        continue
      }
      const name = node.tagName.toUpperCase()
      const heading = /^H([1-6])$/.exec(name)
      if (ignored.has(name)) continue
      if (heading) begin(textIn(node), Number(heading[1]))
      else if (name === 'DETAILS') withoutSection(() => addDetails(node, add))
      else if (name === 'DL') withoutSection(() => addTerms(node, add))
      else if (containers.has(name) && depth < deepest) walk(node, depth + 1)
      else section?.html.push(node.outerHTML)
    }
  }
  /** The paragraph before a list of questions is their heading, if it is nothing else. */
  const withoutSection = (list: () => void) => {
    finish()
    list()
  }

  walk(body, 0)
  finish()
  return rows
}

type Add = (question: string, answer: string) => void

function addDetails(details: PageElement, add: Add): void {
  const summary = [...details.children].find(({ tagName }) => tagName.toUpperCase() === 'SUMMARY')
  const question = summary ? textIn(summary) : ''
  summary?.remove()
  add(question, details.innerHTML.trim())
}

function addTerms(list: PageElement, add: Add): void {
  let terms: string[] = []
  let answers: string[] = []
  const finish = () => {
    if (answers.length > 0) add(terms.join(' / '), answers.join(''))
    terms = []
    answers = []
  }
  for (const item of list.querySelectorAll('dt, dd')) {
    if (item.tagName.toUpperCase() === 'DT') {
      if (answers.length > 0) finish()
      terms.push(textIn(item))
    } else answers.push(`<div>${item.innerHTML}</div>`)
  }
  finish()
}

function textIn(element: PageElement): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
