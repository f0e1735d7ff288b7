/** The least first. */
const ranks = { agent: 0, supervisor: 1, admin: 2, owner: 3 } as const

export type AgentRole = keyof typeof ranks

/** Actions at the desk, each with the lowest role that may perform it. */
const acts = {
  useInbox: 'agent',
  useSettings: 'agent',
  useTickets: 'agent',
  useCalls: 'agent',
  seeTeam: 'supervisor',
  /** Step into a colleague's conversation. */
  takeOver: 'supervisor',
  readReports: 'supervisor',
  shareCanned: 'supervisor',
  editForms: 'supervisor',
  editWords: 'supervisor',
  liftBlocks: 'supervisor',
  /** Complaints, cases and documents. */
  teachRobot: 'supervisor',
  publishDespiteCases: 'admin',
  /** The settings of channels: drafts, publications and versions. */
  editChannels: 'admin',
  /** Which sites show a channel, and by which keys they prove who their users are. */
  putOnSites: 'admin',
  /** How long conversations are kept, legal holds, and what a visitor may demand of their data. */
  manageData: 'admin',
  /** Accounts, invitations and groups of agents. */
  manageTeam: 'admin',
  /** Rules of signing in: two-factor, single sign-on, limits of a session. */
  manageSecurity: 'admin',
  readAudit: 'admin',
  /** What the installation needs in order to work. */
  seeDoctor: 'admin',
} as const satisfies Record<string, AgentRole>

export type Act = keyof typeof acts

export function may(role: AgentRole, act: Act): boolean {
  return ranks[role] >= ranks[acts[act]]
}
