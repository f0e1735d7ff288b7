import type { sightReasons, visibilities } from '@foyer/contract/desk/visibilities.ts'
import { may, type AgentRole } from './may.ts'

export type Visibility = (typeof visibilities)[number]
export type SightReason = (typeof sightReasons)[number]

/** What decides whether an agent sees a conversation. */
export type Viewer = {
  agentId: number
  role: AgentRole
  visibility: Visibility
  groupIds: readonly string[]
}

/** The columns of a thread that decide who sees it. */
export type Seen = {
  owner: { kind: 'robot' | 'queue' | 'agent' | 'nobody'; agentId?: number }
  groupId: string
  /** Who had it last. */
  lastAgentId: number | null
  /** For whom the visitor waits. */
  wantedAgentId: number | null
}

type Condition = (viewer: Viewer, thread: Seen) => boolean

/**
 * The one table that decides who sees a conversation: the first line that holds is the reason. Lists, searches, files and
 * streams ask it, and the server has the same lines as SQL (`sight-condition.ts`).
 */
const reasons = {
  /** Supervisors, admins and owners see every conversation. */
  role: ({ role }) => may(role, 'seeTeam'),
  everyone: ({ visibility }) => visibility === 'all',
  holds: ({ agentId }, { owner }) => owner.kind === 'agent' && owner.agentId === agentId,
  /** Had it last: also while the visitor talks to the robot again, and after the end. */
  held: ({ agentId }, { owner, lastAgentId }) => owner.kind !== 'agent' && lastAgentId === agentId,
  wanted: ({ agentId }, { owner, wantedAgentId }) => owner.kind === 'queue' && wantedAgentId === agentId,
  /** Whoever waits in a group can be taken by its members, whatever the tenant has chosen. */
  queue: ({ groupIds }, { owner, groupId }) => owner.kind === 'queue' && groupIds.includes(groupId),
  group: ({ visibility, groupIds }, { groupId }) => visibility === 'groups' && groupIds.includes(groupId),
} satisfies Record<SightReason, Condition>

/** The server's SQL has one condition for each of these. */
export const limitedReasons = ['holds', 'held', 'wanted', 'queue', 'group'] as const satisfies SightReason[]

/** Why an agent sees a conversation; undefined when they do not. */
export function whySeen(viewer: Viewer, thread: Seen): SightReason | undefined {
  const found = Object.entries(reasons).find(([, holds]) => holds(viewer, thread))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table above
  return found?.[0] as SightReason | undefined
}

/** True for an agent from whom nothing of the tenant is hidden. */
export function seesAll({ role, visibility }: Pick<Viewer, 'role' | 'visibility'>): boolean {
  return visibility === 'all' || may(role, 'seeTeam')
}
