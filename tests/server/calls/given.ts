import { randomUUID } from 'node:crypto'
import type { CallAct } from '@foyer/contract/calls/act.ts'
import type { Call } from '@foyer/contract/calls/call.ts'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Answer, Http } from '@foyer/testkit/http.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'

const newAgentSql = `
insert into agents (tenant_id, email, nick, role, password_hash)
select tenant_id, $2, $3, $4, password_hash from agents where tenant_id = $1 order by id limit 1 returning id`

export type NewAgent = { agent: Agent; agentId: number; nick: string; email: string }

/** An agent is in one call at a time: who must not be in anybody's way is somebody new. */
export async function newAgent(world: World, role = 'agent', http: Http = world.http): Promise<NewAgent> {
  const { pool, db } = world.node.deps
  const { tenantId } = world.demo
  const nick = `Agent ${randomUUID()}`
  const email = `${randomUUID()}@demo.example`
  const { rows } = await pool.query<{ id: number }>(newAgentSql, [tenantId, email, nick, role])
  const agentId = rows[0]?.id ?? 0
  await seatAgent(db, tenantId, agentId)
  return { agent: await Agent.signIn(http, email), agentId, nick, email }
}

export type Talk = { visitor: Visitor; threadId: string } & NewAgent

/** A visitor with an agent of their own. */
export async function givenTalk(world: World): Promise<Talk> {
  const owner = await newAgent(world)
  return { ...owner, ...(await startTalk(world.http, owner.agent)) }
}

export const newLeg = (): string => `leg-${randomUUID()}`

/** One side of a call, at one tab. */
export type Side = {
  leg: string
  act: (act: CallAct, more?: Record<string, unknown>) => Promise<Answer>
  signal: (to: string, signals?: unknown[]) => Promise<Answer>
}

export function visitorSide(visitor: Visitor, callId: string, leg = newLeg()): Side {
  return {
    leg,
    act: (act, more) => visitor.call('callAct', { callId, leg, act, ...more }),
    signal: (to, signals = [offer]) => visitor.call('callSignal', { callId, leg, to, signals }),
  }
}

export function agentSide(agent: Agent, threadId: string, callId: string, leg = newLeg()): Side {
  return {
    leg,
    act: (act, more) => agent.call('deskCallAct', { threadId, callId, leg, act, ...more }),
    signal: (to, signals = [offer]) => agent.call('deskCallSignal', { threadId, callId, leg, to, signals }),
  }
}

export type Live = Talk & { callId: string; visitors: Side; agents: Side }

/** A call that the visitor started and that both sides have joined. */
export async function givenCall(world: World, talk?: Talk): Promise<Live> {
  const { visitor, agent, threadId, ...owner } = talk ?? (await givenTalk(world))
  const { body } = await visitor.call('userVideoInvitation', { videoType: 'video' })
  const callId = String(body.data['callId'])
  const visitors = visitorSide(visitor, callId)
  const agents = agentSide(agent, threadId, callId)
  await visitors.act('join')
  await agents.act('join')
  return { ...owner, visitor, agent, threadId, callId, visitors, agents }
}

export const callIn = ({ body }: Answer) => body.data['call'] as Call | undefined

/** What a browser says first, as short as it can be. */
export const sdp = `v=0
o=- 46117317 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
m=audio 9 UDP/TLS/RTP/SAVPF 111
c=IN IP4 0.0.0.0
a=ice-ufrag:abcd
a=ice-pwd:${'p'.repeat(24)}
a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}
a=setup:actpass
a=mid:0
a=sendrecv
a=rtcp-mux
a=rtpmap:111 opus/48000/2
`.replaceAll('\n', '\r\n')

export const offer: CallSignal = { kind: 'description', type: 'offer', sdp }
export const candidate: CallSignal = {
  kind: 'candidate',
  candidate: 'candidate:1 1 udp 1 203.0.113.7 49200 typ relay raddr 0.0.0.0 rport 0',
  sdpMid: '0',
  sdpMLineIndex: 0,
}

type CallEvent = Record<string, unknown> & { event_type: number; callId: string }

/** What the visitor's log tells of calls. */
export async function callEvents(visitor: Visitor): Promise<CallEvent[]> {
  const { body } = await visitor.call('getEventMsg', { lastSeq: 0 })
  return (body.data['msgList'] as CallEvent[]).filter((event) => event.event_type === 1207)
}
