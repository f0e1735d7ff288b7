import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { placeholder, tokenFact } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { valueOf, type Values } from './values.ts'

/** A text with its placeholders filled in as they are. */
export function fillPlain(text: string, values: Values): string {
  return fill(text, values, (value) => value)
}

/** The same where the text is rich: what a visitor typed or a site answered stays text. */
export function fillRich(text: string, values: Values): string {
  return fill(text, values, escapeHtml)
}

/** The same for the body of a request, the only place that the site's token goes to. */
export function fillBody(text: string, values: Values): string {
  const read = (_values: Values, name: string) =>
    name === tokenFact ? (values.facts[tokenFact] ?? '') : valueOf(values, name)
  return fill(text, values, (value) => value, read)
}

/** The values share one allowance: fifty long ones must not become one huge message. */
function fill(
  text: string,
  values: Values,
  written: (value: string) => string,
  read: typeof valueOf = valueOf,
): string {
  let left: number = dialogueLimits.filledIn
  return text.replaceAll(placeholder, (_whole, name: string) => {
    const value = read(values, name).slice(0, left).toWellFormed()
    left -= value.length
    return written(value)
  })
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
