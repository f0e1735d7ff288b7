import type { listTeam } from '@foyer/contract/desk/team.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'

type Team = OutputOf<typeof listTeam>
type Colleague = Team['agents'][number]

export type Target = {
  /** `agent:7` or `group:g2`: one list for both. */
  value: string
  name: string
  /** Nobody there could take the conversation now. */
  disabled: boolean
} & (
  | ({ kind: 'agent' } & Pick<Colleague, 'presence' | 'load' | 'max'>)
  | { kind: 'group'; available: number; waiting: number }
)

/** To whom a thread can be transferred: colleagues with a free place, and groups where a colleague is. */
export function targetsOf(team: Team, me: string): { agents: Target[]; groups: Target[] } {
  const others = team.agents.filter(({ adminId }) => adminId !== me)
  const byId = new Map(others.map((one) => [one.adminId, one]))
  const agents = others
    .toSorted((a, b) => rank(a) - rank(b) || share(a) - share(b) || compareNames(a.adminNick, b.adminNick))
    .map((one): Target => {
      const { adminId, adminNick, presence, load, max } = one
      const disabled = !isFree(one)
      return { kind: 'agent', value: `agent:${adminId}`, name: adminNick, disabled, presence, load, max }
    })
  const groups = team.groups
    .map(({ groupId, groupName, waiting, members }): Target => {
      const colleagues = members.flatMap((id) => byId.get(id) ?? [])
      return {
        kind: 'group',
        value: `group:${groupId}`,
        name: groupName,
        disabled: !colleagues.some(({ presence }) => presence !== 'offline'),
        available: colleagues.filter(isFree).length,
        waiting,
      }
    })
    .toSorted((a, b) => Number(a.disabled) - Number(b.disabled) || compareNames(a.name, b.name))
  return { agents, groups }
}

export function targetOf(value: string): { adminId: string } | { groupId: string } {
  const at = value.indexOf(':')
  const id = value.slice(at + 1)
  return value.slice(0, at) === 'agent' ? { adminId: id } : { groupId: id }
}

function isFree({ presence, load, max }: Colleague): boolean {
  return presence === 'available' && load < max
}

/** Free colleagues first, then those who could be soon. */
function rank(one: Colleague): number {
  if (isFree(one)) return 0
  return { available: 1, away: 2, offline: 3 }[one.presence]
}

/** How much of their limit is taken: among the free, the least busy stands first. */
function share({ load, max }: Colleague): number {
  return max > 0 ? load / max : 1
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b)
}
