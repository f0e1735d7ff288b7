import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing, Timestamp, WireInt, WireText, WrittenText } from '../wire.ts'
import { agentRoles, DeskAgent, deskAgentExample } from './account.ts'
import { maxThreadsBounds, memberNameLength } from './member-limits.ts'
import { presenceStates } from './presence.ts'

/** An address as somebody types it; the server decides whether a mail can reach it. */
const TypedEmail = WireText.min(3).max(200)
const AgentId = WireText.regex(/^\d{1,9}$/)
/** Of one agent. */
const GroupIds = z.array(Id).max(100)
const MaxThreads = WireInt.min(maxThreadsBounds.least).max(maxThreadsBounds.most)
/** The secret part of a link to join. */
const JoinToken = WireText.max(200)

/** An account of this tenant, active or not. */
export const Member = DeskAgent.extend({
  groupIds: z.array(z.string()),
  maxThreads: z.int().min(0),
  isActive: z.boolean(),
  /** `offline`: no desk of theirs is open. */
  presence: z.enum([...presenceStates, 'offline']),
  /** The latest sign of them at the desk; 0 when there is none. */
  seenTime: Timestamp,
  /** Whether signing in with the password needs a second step. */
  hasTwoFactor: z.boolean(),
})
export type Member = z.infer<typeof Member>

/**
 * `off`: this installation sends no mails. `sent`: a mail server has accepted it at `time`. `refused`: no further try
 * is made. `answer` is what the mail server said last, also while the next try is awaited. `limited`: the address was
 * mailed too often today.
 */
export const InvitationMail = z.object({
  state: z.enum(['off', 'waiting', 'sent', 'refused', 'limited']),
  time: Timestamp,
  answer: z.string(),
})
export type InvitationMail = z.infer<typeof InvitationMail>

/** An invitation that nobody has accepted or revoked. */
export const Invitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  role: z.enum(agentRoles),
  groupIds: z.array(z.string()),
  /** Whoever invited. */
  adminNick: z.string(),
  createTime: Timestamp,
  /** Its link ends then; resending makes a new one. */
  expireTime: Timestamp,
  isExpired: z.boolean(),
  mail: InvitationMail,
})
export type Invitation = z.infer<typeof Invitation>

const memberExample: Member = {
  ...deskAgentExample,
  groupIds: ['default'],
  maxThreads: 5,
  isActive: true,
  presence: 'available',
  seenTime: 1_794_700_000_000,
  hasTwoFactor: true,
}
const invitationExample: Invitation = {
  invitationId: 'nQ0c7m1xRk2bS5tUvW8yZA',
  email: 'ben@demo.example',
  role: 'agent',
  groupIds: ['default'],
  adminNick: 'Ana',
  createTime: 1_794_700_000_000,
  expireTime: 1_795_304_800_000,
  isExpired: false,
  mail: { state: 'sent', time: 1_794_700_002_000, answer: '' },
}
const linkExample = '/desk/join#token=j1.1-nQ0c7m1xRk2bS5tUvW8yZA.3q2-7w'

/** The link is a path of this installation. It is told once: the server stores only a hash. */
const Invited = z.object({ invitation: Invitation, link: z.string() })

export const listMembers = deskEndpoint('listMembers', {
  summary: 'All accounts of this tenant, its open invitations and its groups. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({
    members: z.array(Member),
    /** Newest first. */
    invitations: z.array(Invitation),
    groups: z.array(z.object({ groupId: z.string(), groupName: z.string() })),
    /** Whether this installation sends mails. */
    canMail: z.boolean(),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      members: [memberExample],
      invitations: [invitationExample],
      groups: [{ groupId: 'default', groupName: 'Everyone' }],
      canMail: true,
    },
  },
})

export const inviteAgent = deskEndpoint('inviteAgent', {
  summary:
    'Invite somebody by e-mail and by a link, which works for seven days and once. Another open invitation of the address is revoked. Admins and owners; only owners invite owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ email: TypedEmail, role: z.enum(agentRoles), groupIds: GroupIds }),
  output: Invited,
  errors: ['identity.forbidden', 'email.taken', 'object.unknown', 'request.tooMany'],
  example: {
    input: { email: 'ben@demo.example', role: 'agent', groupIds: ['default'] },
    output: { invitation: invitationExample, link: linkExample },
  },
})

export const resendInvitation = deskEndpoint('resendInvitation', {
  summary: 'Make a new link for an invitation and mail it again. The link before it no longer works.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ invitationId: Id }),
  output: Invited,
  errors: ['identity.forbidden', 'object.unknown', 'email.taken', 'request.tooMany'],
  example: {
    input: { invitationId: 'nQ0c7m1xRk2bS5tUvW8yZA' },
    output: { invitation: invitationExample, link: linkExample },
  },
})

export const revokeInvitation = deskEndpoint('revokeInvitation', {
  summary: 'End an invitation: its link no longer works.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ invitationId: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { invitationId: 'nQ0c7m1xRk2bS5tUvW8yZA' }, output: {} },
})

export const checkInvitation = deskEndpoint('checkInvitation', {
  summary:
    'What a link to join is good for. Used, revoked, replaced, expired and unknown links answer alike.',
  access: 'public',
  leaves: 'nothing',
  input: z.object({ token: JoinToken }),
  output: z.object({ organisation: z.string(), email: z.string(), adminNick: z.string() }),
  errors: ['link.invalid', 'request.tooMany'],
  example: {
    input: { token: 'j1.1-nQ0c7m1xRk2bS5tUvW8yZA.3q2-7w' },
    output: { organisation: 'Harbour Home', email: 'ben@demo.example', adminNick: 'Ana' },
  },
})

export const acceptInvitation = deskEndpoint('acceptInvitation', {
  summary: 'Create the invited account with a name and a password, and sign in to it.',
  access: 'public',
  leaves: 'audit',
  input: z.object({
    token: JoinToken,
    name: WrittenText.max(memberNameLength).regex(/\S/),
    password: WireText.min(1).max(200),
  }),
  output: z.object({ agent: DeskAgent }),
  errors: [
    'link.invalid',
    'identity.forbidden',
    'email.taken',
    'password.weak',
    'request.tooMany',
    'server.busy',
  ],
  example: {
    input: {
      token: 'j1.1-nQ0c7m1xRk2bS5tUvW8yZA.3q2-7w',
      name: 'Ben',
      password: 'correct horse battery staple',
    },
    output: { agent: { ...deskAgentExample, adminId: '8', adminNick: 'Ben', email: 'ben@demo.example' } },
  },
})

export const changeMember = deskEndpoint('changeMember', {
  summary:
    'Change the role, the limit or the groups of an account; what is left out stays. It counts at once. Admins and owners; only owners change owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    adminId: AgentId,
    role: z.enum(agentRoles).optional(),
    maxThreads: MaxThreads.optional(),
    groupIds: GroupIds.optional(),
  }),
  output: z.object({ member: Member }),
  errors: ['identity.forbidden', 'object.unknown', 'agent.needed', 'request.tooMany'],
  example: {
    input: { adminId: '7', role: 'supervisor' },
    output: { member: { ...memberExample, role: 'supervisor' } },
  },
})

export const deactivateMember = deskEndpoint('deactivateMember', {
  summary:
    'Lock an account: its desks close, its conversations return to the queue, its open tickets become unassigned. Its name stays in the history. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ adminId: AgentId }),
  output: z.object({ member: Member }),
  errors: ['identity.forbidden', 'object.unknown', 'agent.needed', 'request.tooMany'],
  example: {
    input: { adminId: '7' },
    output: { member: { ...memberExample, isActive: false, presence: 'offline' } },
  },
})

export const reactivateMember = deskEndpoint('reactivateMember', {
  summary: 'Open a locked account again, with its role and groups. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ adminId: AgentId }),
  output: z.object({ member: Member }),
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: { input: { adminId: '7' }, output: { member: { ...memberExample, presence: 'offline' } } },
})

export const resetTwoFactor = deskEndpoint('resetTwoFactor', {
  summary:
    'Remove the second steps of a colleague who has lost them. All their sign-ins end; the password alone opens their account again. Admins and owners; only owners for owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ adminId: AgentId }),
  output: z.object({ member: Member }),
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: { input: { adminId: '7' }, output: { member: { ...memberExample, hasTwoFactor: false } } },
})
