import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { parseJson } from '@foyer/contract/readers.ts'
import { keptValue } from './values.ts'

type Answer = { status: number; body: string }

/** The variables that a site's answer gives, or undefined when it is a refusal or no JSON. */
export function pickedFrom(
  { picks }: NodeOf<'request'>,
  answer: Answer | undefined,
): Record<string, string> | undefined {
  if (!answer || answer.status < 200 || answer.status > 299) return undefined
  const json = parseJson(answer.body)
  if (typeof json !== 'object' || json === null) return undefined
  return Object.fromEntries(picks.map(({ path, variable }) => [variable, keptValue(textAt(json, path))]))
}

/** Only what the answer itself has: nothing of a prototype, and no structures. */
function textAt(json: unknown, path: string): string {
  let value = json
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return ''
    value = Object.entries(value).find(([key]) => key === name)?.[1]
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
