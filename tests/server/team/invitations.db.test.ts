import { beforeAll, describe, expect, it } from 'vitest'
import { prune } from '@foyer/server/platform/jobs/prune.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedGroup } from '@foyer/testkit/seed-routing.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import {
  accept,
  agentOf,
  auditOf,
  errorOf,
  givenTeam,
  goodPassword,
  invite,
  invited,
  listOf,
  must,
  someEmail,
  type Team,
} from './given.ts'

const dayMs = 86_400_000
const now = { at: Date.now() }
const world = givenWorld({ clock: { now: () => now.at } })

let team: Team
beforeAll(async () => {
  team = await givenTeam(world)
})

const check = (token: string) => world.http.call('checkInvitation', { token })

describe('an invitation', () => {
  it('leads to an account with its role and groups, which is signed in at once', async () => {
    await seedGroup(world.node.deps.db, { tenantId: team.tenantId, id: 'sales', agentIds: [] })
    const email = someEmail()
    const { link, token, invitation } = await invite(team.owner, {
      email,
      role: 'supervisor',
      groupIds: ['sales'],
    })
    expect(link).toMatch(/^\/desk\/join#token=j1\.[\w.-]+$/)
    expect(invitation).toMatchObject({ email, role: 'supervisor', groupIds: ['sales'], adminNick: 'Ana' })
    expect(invitation.mail).toEqual({ state: 'off', time: now.at, answer: '' })
    expect(invitation.expireTime).toBe(now.at + 7 * dayMs)
    expect(must(await check(token))).toEqual({ organisation: `Tenant ${team.key}`, email, adminNick: 'Ana' })

    const agent = agentOf(world, await accept(world, token, { name: '  Ben\n Lee ' }))
    const who = must(await agent.call('whoAmI'))['agent'] as { adminId: string }
    expect(who).toMatchObject({ adminNick: 'Ben Lee', email, role: 'supervisor' })
    const { members, invitations } = await listOf(team.owner)
    expect(members.find(({ adminId }) => adminId === who.adminId)).toMatchObject({
      groupIds: ['sales'],
      isActive: true,
      maxThreads: 5,
    })
    expect(invitations.map((one) => one.email)).not.toContain(email)
    // The same password signs in.
    await Agent.signIn(world.http, email.toUpperCase(), goodPassword)
  })

  it('is written down with who invited, and with who accepted', async () => {
    const { tenantId, owner, ownerId } = await givenTeam(world)
    const { invitation, token } = await invite(owner)
    must(await accept(world, token))
    const rows = await auditOf(world, tenantId)
    expect(rows.map(({ action, object_kind }) => `${action} ${object_kind}`)).toEqual([
      'inviteAgent invitation',
      'createAgent agent',
      'acceptInvitation invitation',
    ])
    const [invitedRow, created, accepted] = rows
    expect(invitedRow).toMatchObject({
      actor_id: Number(ownerId),
      object_name: invitation.email,
      after: { email: invitation.email, role: 'agent', groups: ['default'] },
    })
    const joined = Number(created?.object_id)
    expect(accepted?.actor_id).toBe(joined)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('stores no token, only a hash of its secret', async () => {
    const { token, invitation } = await invite(team.owner)
    const secret = token.split('.')[2] ?? ''
    const { rows } = await world.node.deps.pool.query<{ row: string }>(
      'select row_to_json(i)::text as row from invitations i where id = $1',
      [invitation.invitationId],
    )
    expect(rows[0]?.row).not.toContain(secret)
  })

  it('ends the one before it of the same address', async () => {
    const email = someEmail()
    const first = await invite(team.owner, { email })
    const second = await invite(team.owner, { email: email.toUpperCase(), role: 'admin' })
    expect(errorOf(await check(first.token))).toBe('link.invalid')
    expect(must(await check(second.token))).toMatchObject({ email })
    const open = (await listOf(team.owner)).invitations.filter((one) => one.email === email)
    expect(open.map(({ role }) => role)).toEqual(['admin'])
  })

  it('forgets a group that was deleted meanwhile', async () => {
    const { db } = world.node.deps
    await seedGroup(db, { tenantId: team.tenantId, id: 'gone', agentIds: [] })
    const { token } = await invite(team.owner, { groupIds: ['default', 'gone'] })
    await db
      .deleteFrom('agent_groups')
      .where('tenant_id', '=', team.tenantId)
      .where('id', '=', 'gone')
      .execute()
    must(await accept(world, token))
  })
})

describe('a link that is not good', () => {
  it('is one that was used', async () => {
    const { token } = await invite(team.owner)
    must(await accept(world, token))
    expect(errorOf(await check(token))).toBe('link.invalid')
    expect(errorOf(await accept(world, token, { name: 'Eve' }))).toBe('link.invalid')
  })

  it('is one that has expired, until it is resent', async () => {
    const { token, invitation } = await invite(team.owner)
    const { invitationId } = invitation
    const start = now.at
    try {
      now.at = invitation.expireTime - 1
      must(await check(token))
      now.at = invitation.expireTime
      expect(errorOf(await check(token))).toBe('link.invalid')
      expect(errorOf(await accept(world, token))).toBe('link.invalid')
      // The job may run now by itself. It removes old sign-ins and leaves the invitation.
      const { deps } = world.node
      await prune({ ...deps, clockSkew: { ...deps.clockSkew, isTrusted: () => true } })
      const owner = await Agent.signIn(world.http, `ana@${team.key}.example`)
      const listed = (await listOf(owner)).invitations.find((one) => one.invitationId === invitationId)
      expect(listed?.isExpired).toBe(true)
      const again = invited(await owner.call('resendInvitation', { invitationId }))
      expect(again.invitation).toMatchObject({ isExpired: false, expireTime: now.at + 7 * dayMs })
      must(await accept(world, again.token))
    } finally {
      now.at = start
      team.owner = await Agent.signIn(world.http, `ana@${team.key}.example`)
    }
  })

  it('is one that was revoked, also for who resends it', async () => {
    const { token, invitation } = await invite(team.owner)
    must(await team.owner.call('revokeInvitation', { invitationId: invitation.invitationId }))
    expect(errorOf(await accept(world, token))).toBe('link.invalid')
    for (const name of ['revokeInvitation', 'resendInvitation'] as const)
      expect(errorOf(await team.owner.call(name, { invitationId: invitation.invitationId }))).toBe(
        'object.unknown',
      )
  })

  it('is one that was replaced by resending', async () => {
    const first = await invite(team.owner)
    const second = invited(
      await team.owner.call('resendInvitation', { invitationId: first.invitation.invitationId }),
    )
    expect(second.token).not.toBe(first.token)
    expect(errorOf(await accept(world, first.token))).toBe('link.invalid')
    must(await accept(world, second.token))
  })

  it.each(['', 'j1.', 'x', 'd1.1-nQ0c7m1xRk2bS5tUvW8yZA.x', `j1.1-${'a'.repeat(22)}.${'b'.repeat(43)}`])(
    'is %j, which answers like any other',
    async (token) => {
      const answers = [await check(token), await accept(world, token)]
      for (const { status, body } of answers)
        expect([status, body.error, body.data]).toEqual([404, 'link.invalid', undefined])
    },
  )

  it('is one of another tenant: its secret opens no invitation there', async () => {
    const other = await givenTeam(world)
    const mine = await invite(team.owner)
    const theirs = await invite(other.owner)
    const [, , secret] = mine.token.split('.')
    const forged = theirs.token.replace(/\.[^.]+$/, `.${secret}`)
    expect(errorOf(await accept(world, forged))).toBe('link.invalid')
    // Naming the other tenant with the own id finds nothing either.
    const [, tenantPart] = /^j1\.([^-]+)-/.exec(theirs.token) ?? []
    expect(errorOf(await accept(world, mine.token.replace(/^j1\.[^-]+/, `j1.${tenantPart}`)))).toBe(
      'link.invalid',
    )
    const agent = agentOf(world, await accept(world, mine.token))
    const { agents } = must(await agent.call('listTeam')) as { agents: { adminNick: string }[] }
    expect(agents.length).toBeGreaterThan(0)
    expect((await listOf(other.owner)).members.map(({ email }) => email)).not.toContain(mine.invitation.email)
  })
})

describe('two at once', () => {
  it('of two acceptances one wins, and one account is there', async () => {
    const { token, invitation } = await invite(team.owner)
    const answers = await Promise.all([accept(world, token), accept(world, token, { name: 'Eve' })])
    expect(answers.map(errorOf).filter((error) => error !== undefined)).toEqual(['link.invalid'])
    const { members } = await listOf(team.owner)
    expect(members.filter(({ email }) => email === invitation.email)).toHaveLength(1)
  })

  it('of two tenants that invited the same person, the second is told that the address is taken', async () => {
    const other = await givenTeam(world)
    const email = someEmail()
    const mine = await invite(team.owner, { email })
    const theirs = await invite(other.owner, { email })
    const answers = await Promise.all([accept(world, mine.token), accept(world, theirs.token)])
    expect(answers.map(errorOf).filter((error) => error !== undefined)).toEqual(['email.taken'])
  })
})

describe('joining', () => {
  it('refuses a weak password, and one made of the name, the address or the organisation', async () => {
    const { token, invitation } = await invite(team.owner)
    for (const password of ['short', 'password12345', 'Ben Ben Ben Ben', invitation.email])
      expect(errorOf(await accept(world, token, { password }))).toBe('password.weak')
    must(await accept(world, token))
  })

  it.each([
    ['blanks', '  \n '],
    ['invisible characters', '\u200b\u200d\u2060'],
    ['too much', 'x'.repeat(61)],
  ])('refuses a name of %s', async (_what, name) => {
    const { token } = await invite(team.owner)
    expect(errorOf(await accept(world, token, { name }))).toBe('request.invalid')
  })

  it('ends the sign-in that the browser had before', async () => {
    const { agent } = await team.add('agent')
    const { token } = await invite(team.owner)
    const input = { token, name: 'Ben', password: goodPassword }
    must(await world.http.call('acceptInvitation', input, { cookie: agent.headers['cookie'] ?? '' }))
    expect(errorOf(await agent.call('whoAmI'))).toBe('identity.expired')
  })
})
