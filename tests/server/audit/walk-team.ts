import { newId } from '@foyer/testkit/visitor.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newAgent } from '../calls/given.ts'
import { accept, invite, must, someEmail } from '../team/given.ts'
import { type Given, nothing, type WalkCalls } from './walk-call.ts'

/** Accounts, invitations, groups, and who sees what. */
export const teamCalls = {
  listMembers: nothing,
  inviteAgent: () => ({ input: { email: someEmail(), role: 'agent', groupIds: ['default'] } }),
  resendInvitation: async ({ agent }) => ({ input: { invitationId: await invitationOf(agent) } }),
  revokeInvitation: async ({ agent }) => ({ input: { invitationId: await invitationOf(agent) } }),
  checkInvitation: async ({ world, agent }) => {
    const { token } = await invite(agent)
    return { perform: () => world.http.call('checkInvitation', { token }) }
  },
  acceptInvitation: async ({ world, agent }) => {
    const { token } = await invite(agent)
    return {
      actor: 'new',
      also: { before: ['createAgent'], after: ['signIn'] },
      perform: () => accept(world, token),
    }
  },
  changeMember: async (given) => ({ input: { adminId: await memberOf(given), role: 'supervisor' } }),
  deactivateMember: async (given) => ({ input: { adminId: await memberOf(given) } }),
  reactivateMember: async (given) => {
    const adminId = await memberOf(given)
    must(await given.agent.call('deactivateMember', { adminId }))
    return { input: { adminId } }
  },

  listGroups: nothing,
  saveGroup: () => ({ input: group() }),
  deleteGroup: async ({ agent }) => {
    const { groupId } = must(await agent.call('saveGroup', group()))
    return { input: { groupId } }
  },
  suggestHolidays: () => ({ input: { country: 'DE', year: 2026, language: 'en' } }),
  hoursAt: () => ({ input: { groupId: 'default', day: '2026-12-24', time: '23:30' } }),

  readVisibility: nothing,
  setVisibility: () => ({ input: { visibility: 'all' } }),
  whoSees: async ({ world, agent }) => ({
    input: { threadId: (await startTalk(world.http, agent)).threadId },
  }),
} satisfies WalkCalls

async function invitationOf(agent: Given['agent']): Promise<string> {
  return (await invite(agent)).invitation.invitationId
}

async function memberOf({ world }: Given): Promise<string> {
  return String((await newAgent(world)).agentId)
}

const group = () => ({ groupName: `Team ${newId()}`, queueLimit: 5, members: [], channels: [] })
