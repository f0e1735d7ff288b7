import { hashPassword } from '@foyer/server/identity/password.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { demoPassword, seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { seedTemplate } from '@foyer/testkit/seed-tickets.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { cracked } from '../leave-message/given.ts'
import type { ObjectKind } from './access-table.ts'

export const roles = ['agent', 'supervisor', 'admin', 'owner'] as const
export type Role = (typeof roles)[number]

/** An object seen from the caller: their own, a colleague's of the same group, of another group, of another tenant. */
export const relations = ['own', 'group', 'otherGroup', 'otherTenant'] as const
export type Relation = (typeof relations)[number]

/** Signs in somebody new, who sits at their desk and is in these groups. */
export async function newAgent(world: World, role: Role, name: string, groups: string[]): Promise<Agent> {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const email = `${name}@demo.example`
  const password_hash = await hashPassword(demoPassword)
  const { id } = await db
    .insertInto('agents')
    .values({ tenant_id: tenantId, email, nick: name, role, password_hash })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const group of groups) await seedGroup(db, { tenantId, id: group, agentIds: [id] })
  await seatAgent(db, tenantId, id)
  return Agent.signIn(world.http, email)
}

/** A conversation that an agent holds, in a group. */
export async function heldThread(
  world: World,
  agent: Agent,
  groupId: string,
  channelId = 'demo',
): Promise<string> {
  const visitor = await Visitor.start(world.http, { channelId })
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent', { groupId })
  const { body } = await agent.call('takeThread', { threadId })
  if (body.code !== 200) throw new Error(JSON.stringify(body))
  return threadId
}

async function ticketOf(agent: Agent, threadId: string): Promise<string> {
  const { body } = await agent.call('openTicket', { from: { kind: 'thread', threadId } })
  const { ticketId } = body.data as { ticketId: string }
  const me = (await agent.call('whoAmI')).body.data as { agent: { adminId: string } }
  await agent.call('updateTicket', { ticketId, assigneeId: me.agent.adminId })
  return ticketId
}

async function offlineMessage(world: World, agent: Agent, channelId: string): Promise<string> {
  const visitor = await Visitor.start(world.http, { channelId })
  await visitor.call('leaveMsg', { ...cracked, channelId, msgContent: `to ${channelId}` })
  const { body } = await agent.call('listLeftMessages', { show: 'all', search: `to ${channelId}` })
  return (body.data as { messages: { messageId: string }[] }).messages[0]?.messageId ?? ''
}

export type Objects = Record<Relation, Partial<Record<ObjectKind, string>>>

type Colleagues = { caller: Agent; sameGroup: Agent; otherGroup: Agent }

/** One object of each kind for each relation. Calls that are refused leave them as they are, so they are shared. */
export async function givenObjects(
  world: World,
  { caller, sameGroup, otherGroup }: Colleagues,
): Promise<Objects> {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  await seedChannel(db, { tenantId, tenantKey: 'demo', key: 'demo-sales' })
  await db.updateTable('channels').set({ group_id: 'sales' }).where('key', '=', 'demo-sales').execute()
  const own = await heldThread(world, caller, 'sales')
  const group = await heldThread(world, sameGroup, 'sales')
  const other = await heldThread(world, otherGroup, 'default')
  return {
    own: { thread: own, ticket: await ticketOf(caller, own) },
    group: {
      thread: group,
      ticket: await ticketOf(sameGroup, group),
      offlineMessage: await offlineMessage(world, otherGroup, 'demo-sales'),
    },
    otherGroup: {
      thread: other,
      ticket: await ticketOf(otherGroup, other),
      offlineMessage: await offlineMessage(world, otherGroup, 'demo'),
    },
    otherTenant: await givenRival(world),
  }
}

async function givenRival(world: World): Promise<Partial<Record<ObjectKind, string>>> {
  const { db, clock } = world.node.deps
  const { tenantId, agents } = await seedTenant(db, 'rival')
  const ana = await Agent.signIn(world.http, 'ana@rival.example')
  const thread = await heldThread(world, ana, 'default', 'rival')
  const { userId } = (await ana.call('visitorInfo', { threadId: thread })).body.data as { userId: string }
  await ana.call('blockVisitor', { threadId: thread, period: 'day', reason: 'x' })
  await ana.call('holdVisitor', { threadId: thread, reason: 'x' })
  const saved = await ana.call('saveCanned', { title: 'T', text: 'a text', isShared: true })
  const fields = { tenantId, title: 'T', fields: [], isForTickets: false }
  await seedTemplate(db, { ...fields, id: 'rival-form' })
  await db
    .insertInto('ticket_types')
    .values({
      tenant_id: tenantId,
      id: 'rival-type',
      name: 'T',
      form_id: 'rival-form',
      place: 0,
      updated_at: 0,
    })
    .execute()
  await ana.call('saveDocument', {
    docId: 'rival-doc',
    robotNo: 'r1',
    language: 'en',
    question: 'A question of the rival?',
    similar: [],
    answer: '<p>An answer.</p>',
    isPublished: true,
  })
  await ana.call('saveCase', { robotNo: 'r1', language: 'en', question: 'Open?', expectedDocId: 'rival-doc' })
  const cases = (await ana.call('listCases', { robotNo: 'r1' })).body.data as { cases: { caseId: string }[] }
  const created = await ana.call('createDialogue', { robotNo: 'r1', name: 'Rival dialogue' })
  const complaint = await db
    .insertInto('knowledge_feedback')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      session_key: 's',
      doc_id: 'rival-doc',
      is_useful: false,
      given_at: clock.now(),
      question: 'Open?',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('knowledge_proposals')
    .values({
      tenant_id: tenantId,
      id: 'rival-proposal',
      robot_no: 'r1',
      language: 'en',
      question: 'Closed?',
      question_key: 'closed',
      asked_at: clock.now(),
    })
    .execute()
  await seedGroup(db, { tenantId, id: 'rival-group', agentIds: [] })
  const invited = await ana.call('inviteAgent', { email: 'new@rival.example', role: 'agent', groupIds: [] })
  const { sessions } = (await ana.call('mySessions')).body.data as { sessions: { sessionId: string }[] }
  return {
    thread,
    ticket: await ticketOf(ana, thread),
    offlineMessage: await offlineMessage(world, ana, 'rival'),
    visitor: userId,
    channel: 'rival',
    session: sessions[0]?.sessionId ?? '',
    canned: (saved.body.data as { reply: { id: string } }).reply.id,
    form: 'rival-form',
    ticketType: 'rival-type',
    document: 'rival-doc',
    case: cases.cases[0]?.caseId ?? '',
    dialogue: (created.body.data as { dialogueId: string }).dialogueId,
    complaint: String(complaint.id),
    proposal: 'rival-proposal',
    member: String(agents.find(({ nick }) => nick === 'Ben')?.id),
    invitation: (invited.body.data as { invitation: { invitationId: string } }).invitation.invitationId,
    group: 'rival-group',
  }
}
