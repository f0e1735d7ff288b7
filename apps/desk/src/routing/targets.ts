import type { listTeam } from '@foyer/contract/desk/team/listTeam.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'

type Team = OutputOf<typeof listTeam>

export type Target = {
  /** `agent:7` or `group:g2`: one list for both. */
  value: string
  name: string
  /** Nobody there could take the conversation now. */
  disabled: boolean
}

/** To whom a thread can be passed on: colleagues with a free place, and groups where a colleague is. */
export function targetsOf({ agents, groups }: Team, me: string): { agents: Target[]; groups: Target[] } {
  const others = agents.filter(({ adminId }) => adminId !== me)
  const there = new Set(others.flatMap((one) => (one.presence === 'offline' ? [] : [one.adminId])))
  return {
    agents: others.map(({ adminId, adminNick, presence, load, max }) => ({
      value: `agent:${adminId}`,
      name: adminNick,
      disabled: presence !== 'available' || load >= max,
    })),
    groups: groups.map(({ groupId, groupName, members }) => ({
      value: `group:${groupId}`,
      name: groupName,
      disabled: !members.some((id) => there.has(id)),
    })),
  }
}

export function targetOf(value: string): { adminId: string } | { groupId: string } {
  const at = value.indexOf(':')
  const id = value.slice(at + 1)
  return value.slice(0, at) === 'agent' ? { adminId: id } : { groupId: id }
}
