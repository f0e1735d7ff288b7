import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { addWo } from '@foyer/contract/tickets/endpoints.ts'
import { issueTicketLink } from '@foyer/server/platform/http/ticket-link.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http, type Answer } from '@foyer/testkit/http.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import type { FuzzWorld } from './start-world.ts'

/** By the names that fields have on the wire: what is right in them at the moment. */
export type Live = Readonly<Record<string, unknown>>
/** Who calls: what they send with every call, and what is theirs. */
export type Person = { role: Role; headers: Readonly<Record<string, string>>; live: Live }
export type Role = 'anonymous' | 'visitor' | 'link' | 'agent' | 'admin'
export type People = Record<Role, readonly Person[]>

const roles = { agent: 'agent', admin: 'owner' } as const
const newAgentSql = `
insert into agents (tenant_id, email, nick, role, password_hash)
select tenant_id, $2, $2, $3, password_hash from agents where tenant_id = $1 limit 1 returning id`
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let addresses = 0
/** An address that nobody has had before. */
export function nextAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export type Staff = { email: string; agent: Agent }

/** In one call at a time, as every agent: each worker has its own. */
export async function hireAgent(world: FuzzWorld, role: keyof typeof roles): Promise<Staff> {
  const { pool, db, demo } = world
  const email = `${newId()}@demo.example`
  const { rows } = await pool.query<{ id: number }>(newAgentSql, [demo.tenantId, email, roles[role]])
  await seatAgent(db, demo.tenantId, rows[0]?.id ?? 0)
  return { email, agent: await signIn(world, email) }
}

/** Only if it is needed: a password takes as long to check as fifty other calls. */
export async function signInAgain(world: FuzzWorld, staff: Staff): Promise<void> {
  // An admin among the people may require a second step or single sign-on, which nobody here has.
  await world.pool.query('update tenants set two_factor_from = null where two_factor_from is not null')
  await world.pool.query('delete from sso_settings')
  // An admin may also archive the channel, or give it settings in which visitors cannot talk to anybody.
  await world.pool.query('update channels set archived_at = null where archived_at is not null')
  const { status } = await staff.agent.call('whoAmI')
  if (status !== 401) return
  // Wrong passwords among the requests lock an account, and an admin among the people may deactivate it.
  await world.pool.query('delete from sign_in_tries')
  await world.pool.query('update agents set is_disabled = false where email = $1', [staff.email])
  staff.agent = await signIn(world, staff.email)
}

async function signIn(world: FuzzWorld, email: string): Promise<Agent> {
  return Agent.signIn(new Http(world.server.address, { 'x-forwarded-for': nextAddress() }), email)
}

/** Everybody who is in a conversation: served by each kind of agent, with the robot, waiting, and gone. */
export async function gather(world: FuzzWorld, hired: { agent: Staff; admin: Staff }): Promise<People> {
  const staff = { agent: hired.agent.agent, admin: hired.admin.agent }
  const http = new Http(world.server.address)
  const [byAgent, byAdmin, alone, waiting, closed] = await Promise.all([
    talk(world, staff.agent),
    talk(world, staff.admin),
    Visitor.start(http),
    Visitor.start(http),
    startTalk(http, staff.agent),
  ])
  const waitingThread = await threadIdOf(waiting)
  await waiting.call('transferAgent')
  await closed.agent.call('closeThread', { threadId: closed.threadId })
  await alone.send('Where is my order?')
  const queue = { waiting: waitingThread, ofColleague: byAgent.live.threadId }
  const visitors = [
    { headers: byAgent.visitorHeaders, live: byAgent.live },
    { headers: byAdmin.visitorHeaders, live: byAdmin.live },
    ...[alone, waiting, closed.visitor].map(({ started }) => ({
      headers: { token: started.token },
      live: { ...byAgent.live, ...started },
    })),
  ]
  return {
    anonymous: [{ role: 'anonymous', headers: {}, live: byAgent.live }],
    visitor: visitors.map((visitor) => ({ role: 'visitor', ...visitor })),
    link: [{ role: 'link', headers: { token: byAgent.link }, live: byAgent.live }],
    agent: [{ role: 'agent', headers: staff.agent.headers, live: { ...byAgent.live, ...queue } }],
    admin: [{ role: 'admin', headers: staff.admin.headers, live: { ...byAdmin.live, ...queue } }],
  }
}

const { msgContent: formContent } = encodeContent({ kind: 'form', ...kinds.form.example })

/** A visitor whom an agent serves, with one of everything that a call can name. */
async function talk(world: FuzzWorld, agent: Agent) {
  const { db, demo, template } = world
  const { visitor, threadId } = await startTalk(new Http(world.server.address), agent)
  const { started } = visitor
  const form = new FormData()
  form.append('threadId', threadId)
  form.append('file', new Blob([png]), 'a.png')
  const [reply, formSent, file, woId, left, call, sessions, canned] = await Promise.all([
    agent.reply(threadId, 'It left the warehouse.'),
    agent.call('reply', { threadId, id: newId(), msgType: msgTypes.form, msgContent: formContent }),
    agent.post('uploadFile', form).then((response) => response.text()),
    visitor.call('addWo', { ...ticketOf(template), userId: visitor.started.userId }),
    visitor
      .call('leaveMsg', { ...leftMessage, id: newId() })
      .then(() => agent.call('listLeftMessages', { show: 'unhandled' })),
    agent.call('startCall', { threadId, videoType: 'voice' }),
    agent.call('mySessions'),
    agent.call('saveCanned', { title: 'Greeting', text: 'Hello.', isShared: false }),
  ])
  const ticketId = textIn(woId, 'woId')
  const callId = firstIn(call, 'callId')
  const [, , taught] = await Promise.all([
    agent.call('deskCallAct', { threadId, callId, leg: 'leg-agent-1', act: 'join' }),
    visitor.call('callAct', { callId, leg: 'leg-visitor-1', act: 'join' }),
    caseOf(agent),
  ])
  const { userId, pollId, sessionId, lastSeq } = started
  return {
    visitorHeaders: { token: started.token },
    link: ticketId ? await issueTicketLink(db, { tenantId: demo.tenantId, ticketId }, Date.now()) : '',
    live: {
      userId,
      pollId,
      sessionId,
      lastSeq,
      threadId,
      threadIds: [threadId],
      ownMsgId: textIn(reply, 'msgId'),
      formMsgId: textIn(formSent, 'msgId'),
      quoteId: textIn(reply, 'msgId'),
      woId: ticketId,
      ticketId,
      messageId: firstIn(left, 'messageId'),
      cannedId: firstIn(canned, 'id'),
      caseId: firstIn(taught, 'caseId'),
      fileUrl: /"url":"([^"]+)"/.exec(file)?.[1] ?? '',
      callId,
      ownSessionId: firstIn(sessions, 'sessionId'),
      jwt: await world.signed(threadId),
      signInEmail: world.doorEmail,
      channelId: 'demo',
      tenantId: 'demo',
      docId: 'd1',
      templateId: template.id,
      typeId: template.typeId,
    },
  }
}

const visitorQuestion = { robotNo: 'r1', language: 'en', question: 'Where is my order?' }
const leftMessage = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: '',
  msgContent: 'Call me.',
  channelId: 'demo',
}

function ticketOf({ id, typeId }: FuzzWorld['template']) {
  const { cusFieldConfigInfoVoList, ...example } = addWo.example.input
  const answers = cusFieldConfigInfoVoList.map((answer) => ({ ...answer, fieldId: 'order' }))
  return {
    ...example,
    cusFieldConfigInfoVoList: answers,
    woFileRelVoList: [],
    woType: id,
    woTypeId: typeId,
  }
}

/** Every change of a document asks all cases: a new one for each conversation would make all that follow slow. */
async function caseOf(agent: Agent): Promise<Answer> {
  const known = await agent.call('listCases', { robotNo: visitorQuestion.robotNo })
  if (firstIn(known, 'caseId')) return known
  return agent.call('saveCase', { ...visitorQuestion, expectedDocId: 'd1', mustNotSay: [] })
}

/** The first field of this name, wherever it is; empty when the call has failed. */
function firstIn({ body }: Answer, name: string): string {
  return new RegExp(`"${name}":"([^"]+)"`).exec(JSON.stringify(body))?.[1] ?? ''
}

function textIn({ body }: Answer, name: string): string {
  const value = body.code === 200 ? body.data[name] : undefined
  return typeof value === 'string' ? value : ''
}
