import { may, type Act, type AgentRole } from '@foyer/core/identity/may.ts'

/** The places of the desk, in the rail's order, and what one must be allowed to do to go there. */
const places = [
  { name: 'inbox', act: 'useInbox', to: '/inbox' },
  { name: 'messages', act: 'useTickets', to: '/messages' },
  { name: 'tickets', act: 'useTickets', to: '/tickets' },
  { name: 'calls', act: 'useCalls', to: '/calls' },
  { name: 'reports', act: 'readReports' },
  { name: 'knowledge', act: 'teachRobot' },
  { name: 'library', act: 'useInbox', to: '/library' },
  { name: 'settings', act: 'useSettings', to: '/settings' },
] as const satisfies readonly { name: string; act: Act; to?: string }[]

type Place = (typeof places)[number]
export type Page = Extract<Place, { to: string }>

/** Those that exist and that this role may see. */
export function pagesFor(role: AgentRole): Page[] {
  return places.filter((place): place is Page => 'to' in place && may(role, place.act))
}
