import { textLimits } from '@foyer/contract/text-limits.ts'

/** Parameters in the address of a studio page: its robot; absent: the first one. */
export type KnowledgeAddress = { robot?: string }

export function readKnowledgeAddress(address: Record<string, unknown>): KnowledgeAddress {
  const robot = address['robot']
  // Numbers of robots look like numbers in an address, and are read as such.
  const written = typeof robot === 'number' ? String(robot) : robot
  return typeof written === 'string' && written !== '' && written.length <= textLimits.id
    ? { robot: written }
    : {}
}
