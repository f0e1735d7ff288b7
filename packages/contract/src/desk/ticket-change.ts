import { isFields, parseJson, str } from '../readers.ts'

/**
 * The content of an entry of kind `change`, as JSON: what was changed, from what to what. The desk words it. Statuses
 * and priorities are names of the code tables (`open`, `urgent`), people their nicks then; nobody is empty.
 */
export type TicketChange = { field: 'status' | 'priority' | 'assignee'; from: string; to: string }

const fields = ['status', 'priority', 'assignee'] as const satisfies TicketChange['field'][]

export function encodeChange({ field, from, to }: TicketChange): string {
  return JSON.stringify({ field, from, to })
}

/** No zod here: the desk reads entries with it. Undefined for what another version of the server may have written. */
export function decodeChange(content: string): TicketChange | undefined {
  const wire = parseJson(content)
  if (!isFields(wire)) return undefined
  const field = fields.find((name) => name === wire['field'])
  return field && { field, from: str(wire, 'from'), to: str(wire, 'to') }
}
