import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { placeholder } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { valueOf, type Values } from './values.ts'

/** A text with its placeholders filled in as they are. */
export function fillPlain(text: string, values: Values): string {
  return fill(text, values, (value) => value)
}

/** The same where the text is rich: what a visitor typed or a site answered stays text. */
export function fillRich(text: string, values: Values): string {
  return fill(text, values, escapeHtml)
}

/** The values share one allowance: fifty long ones must not become one huge message. */
function fill(text: string, values: Values, written: (value: string) => string): string {
  let left: number = dialogueLimits.filledIn
  return text.replaceAll(placeholder, (_whole, name: string) => {
    const value = valueOf(values, name).slice(0, left).toWellFormed()
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
