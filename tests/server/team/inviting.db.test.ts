import { beforeAll, describe, expect, it } from 'vitest'
import { seedGroup } from '@foyer/testkit/seed-routing.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { accept, errorOf, givenTeam, invite, listOf, must, someEmail, type Team } from './given.ts'

const world = givenWorld()

let team: Team
beforeAll(async () => {
  team = await givenTeam(world)
})

const check = (token: string) => world.http.call('checkInvitation', { token })

describe('addresses', () => {
  it('that have an account are taken, in this tenant or another, in any spelling and active or not', async () => {
    const other = await givenTeam(world)
    const gone = await other.add('agent')
    must(await other.owner.call('deactivateMember', { adminId: gone.adminId }))
    const answers = []
    for (const email of [
      `ana@${team.key}.example`,
      `ANA@${other.key}.Example`,
      ` ana@${other.key}.example`,
      gone.email,
    ])
      answers.push(await team.owner.call('inviteAgent', { email, role: 'agent', groupIds: [] }))
    for (const { status, body } of answers)
      expect([status, body.error, body.data]).toEqual([409, 'email.taken', undefined])
  })

  it.each([
    ['a Kelvin sign', '\u212Aim@team.example'],
    ['full-width letters', 'ｂｅｎ@team.example'],
    ['a trailing dot', 'ben@team.example.'],
    ['a letter of no width', 'be\u200bn@team.example'],
    ['a header', 'ben@team.example\r\nBcc: eve@evil.example'],
    ['a list', 'ben@team.example,eve@evil.example'],
    ['a name', 'Ben <ben@team.example>'],
    ['no domain', 'ben@team'],
    ['nothing', '   '],
  ])('with %s are refused', async (_what, email) => {
    const answer = await team.owner.call('inviteAgent', { email, role: 'agent', groupIds: [] })
    expect(errorOf(answer)).toBe('request.invalid')
  })

  it('of an international domain and with blanks around are one spelling', async () => {
    const name = someEmail().split('@')[0] ?? ''
    const { invitation } = await invite(team.owner, { email: `  ${name}@BÜCHER.example ` })
    expect(invitation.email).toBe(`${name}@xn--bcher-kva.example`)
    const again = await invite(team.owner, { email: `${name}@xn--bcher-kva.example` })
    expect(again.invitation.email).toBe(invitation.email)
    const open = (await listOf(team.owner)).invitations.filter(({ email }) => email === invitation.email)
    expect(open).toHaveLength(1)
  })
})

describe('who may invite', () => {
  it('no agent and no supervisor, and nobody without a sign-in or the desk’s header', async () => {
    const input = { email: someEmail(), role: 'agent', groupIds: [] }
    for (const role of ['agent', 'supervisor'] as const) {
      const { agent } = await team.add(role)
      expect(errorOf(await agent.call('inviteAgent', input))).toBe('identity.forbidden')
      expect(errorOf(await agent.call('listMembers'))).toBe('identity.forbidden')
    }
    expect(errorOf(await world.http.call('inviteAgent', input))).toBe('identity.missing')
    const crossSite = await world.http.call('inviteAgent', input, {
      cookie: team.owner.headers['cookie'] ?? '',
    })
    expect(errorOf(crossSite)).toBe('identity.missing')
    expect((await listOf(team.owner)).invitations.map(({ email }) => email)).not.toContain(input.email)
  })

  it('an admin invites no owner, and neither resends nor revokes the invitation of one', async () => {
    const { agent: admin } = await team.add('admin')
    const forbidden = await admin.call('inviteAgent', { email: someEmail(), role: 'owner', groupIds: [] })
    expect(errorOf(forbidden)).toBe('identity.forbidden')
    const { invitation, token } = await invite(team.owner, { role: 'owner' })
    for (const name of ['resendInvitation', 'revokeInvitation'] as const)
      expect(errorOf(await admin.call(name, { invitationId: invitation.invitationId }))).toBe(
        'identity.forbidden',
      )
    must(await check(token))
    await invite(admin, { role: 'admin' })
  })

  it('another tenant’s invitation and groups are unknown', async () => {
    const other = await givenTeam(world)
    await seedGroup(world.node.deps.db, { tenantId: other.tenantId, id: 'theirs', agentIds: [] })
    const { invitation } = await invite(other.owner)
    for (const name of ['resendInvitation', 'revokeInvitation'] as const)
      expect(errorOf(await team.owner.call(name, { invitationId: invitation.invitationId }))).toBe(
        'object.unknown',
      )
    const input = { email: someEmail(), role: 'agent', groupIds: ['theirs'] }
    expect(errorOf(await team.owner.call('inviteAgent', input))).toBe('object.unknown')
  })

  it('an invitation dies with the account or the role that gave it', async () => {
    const first = await team.add('admin')
    const second = await team.add('owner')
    const byAdmin = await invite(first.agent)
    const byOwner = await invite(second.agent, { role: 'owner' })
    const byOwnerToo = await invite(second.agent)
    must(await team.owner.call('deactivateMember', { adminId: first.adminId }))
    must(await team.owner.call('changeMember', { adminId: second.adminId, role: 'admin' }))
    expect(errorOf(await accept(world, byAdmin.token))).toBe('link.invalid')
    expect(errorOf(await accept(world, byOwner.token))).toBe('link.invalid')
    must(await accept(world, byOwnerToo.token))
  })
})
