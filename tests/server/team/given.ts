import type { Invitation, Member } from '@foyer/contract/desk/members.ts'
import type { AgentRole } from '@foyer/core/identity/may.ts'
import { createAgent } from '@foyer/server/features/accounts/create-agent.ts'
import { operatorOf } from '@foyer/server/audit/write-audit.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { demoPassword, seedTenant } from '@foyer/testkit/seed.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { newId } from '@foyer/testkit/visitor.ts'

export const goodPassword = 'seven quiet lanterns drift'

export const someEmail = (): string => `${newId()}@team.example`

/** A tenant of its own: its owner is signed in, and others can be added. */
export async function givenTeam(world: World) {
  const { db } = world.node.deps
  const key = newId()
  const { tenantId, agents } = await seedTenant(db, key)
  const owner = await Agent.signIn(world.http, `ana@${key}.example`)
  const ownerId = agents.find(({ nick }) => nick === 'Ana')?.id ?? 0

  async function add(role: AgentRole, groupIds: string[] = ['default']) {
    const email = someEmail()
    const created = await db
      .transaction()
      .execute((trx) =>
        createAgent(
          trx,
          tenantId,
          { email, nick: `The ${role}`, role, password: demoPassword, groupIds },
          { actor: operatorOf(tenantId, 'test'), now: Date.now() },
        ),
      )
    await seatAgent(db, tenantId, created.agentId)
    const agent = await Agent.signIn(world.http, email)
    return { id: created.agentId, adminId: String(created.agentId), email, agent }
  }

  return { tenantId, key, owner, ownerId: String(ownerId), add }
}

export type Team = Awaited<ReturnType<typeof givenTeam>>

export type Invited = { invitation: Invitation; link: string; token: string }

export async function invite(agent: Agent, wishes: Record<string, unknown> = {}): Promise<Invited> {
  const input = { email: someEmail(), role: 'agent', groupIds: ['default'], ...wishes }
  return invited(await agent.call('inviteAgent', input))
}

export function invited(answer: Answer): Invited {
  const { invitation, link } = must(answer) as unknown as Omit<Invited, 'token'>
  return { invitation, link, token: link.split('#token=')[1] ?? '' }
}

export function accept(world: World, token: string, wishes: Record<string, unknown> = {}): Promise<Answer> {
  return world.http.call('acceptInvitation', { token, name: 'Ben', password: goodPassword, ...wishes })
}

/** The agent that an answer has signed in. */
export function agentOf(world: World, answer: Answer): Agent {
  must(answer)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return new Agent(world.http, { cookie, 'x-foyer-desk': '1' })
}

export function must(answer: Answer): Record<string, unknown> {
  if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

export const errorOf = ({ body }: Answer): string | undefined => body.error

export async function listOf(agent: Agent) {
  return must(await agent.call('listMembers')) as unknown as {
    members: Member[]
    invitations: Invitation[]
    groups: { groupId: string; groupName: string }[]
    canMail: boolean
  }
}

export async function memberIn(agent: Agent, adminId: string): Promise<Member> {
  const member = (await listOf(agent)).members.find((one) => one.adminId === adminId)
  if (!member) throw new Error(`no member ${adminId}`)
  return member
}

/** What the audit log has about a tenant, oldest first, without its sign-ins. */
export function auditOf(world: World, tenantId: number) {
  return world.node.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('action', '<>', 'signIn')
    .orderBy('id')
    .execute()
}
