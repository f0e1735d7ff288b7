import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@foyer/contract/desk/audit.ts'
import { writeAudit } from '@foyer/server/audit/write-audit.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { newAgent, type NewAgent } from '../calls/given.ts'
import { ask } from '../robot/given.ts'
import { must } from '../tickets/given.ts'

const world = givenWorld()
let owner: NewAgent
beforeAll(async () => {
  owner = await newAgent(world, 'admin')
})

type Page = { entries: AuditEntry[]; next?: string }

async function list(input: Record<string, unknown> = {}, agent = owner.agent): Promise<Page> {
  return must(await agent.call('listAudit', input)) as Page
}

/** Rows of an agent that nobody else made, the oldest first. */
async function givenRows(times: readonly number[]): Promise<number> {
  const { agentId } = await newAgent(world)
  const actor = {
    tenantId: world.demo.tenantId,
    kind: 'agent',
    name: 'Zoë',
    address: '::1',
    userAgent: '',
  } as const
  for (const at of times) {
    const object = { kind: 'word', id: String(at), name: 'word' } as const
    await writeAudit(world.node.deps.db, { ...actor, agentId }, { action: 'addWords', object }, at)
  }
  return agentId
}

const idsOf = ({ entries }: Page) => entries.map(({ objectId }) => objectId)

describe('listAudit', () => {
  it('says who changed what, from what to what, and from where', async () => {
    must(await owner.agent.call('setRetention', { retention: '90d' }))
    must(await owner.agent.call('setRetention', { retention: '1y' }))
    const { entries } = await list({ actor: String(owner.agentId), action: 'setRetention', limit: 1 })
    expect(entries).toEqual([
      {
        entryId: expect.any(String) as string,
        time: expect.any(Number) as number,
        actorKind: 'agent',
        actorId: String(owner.agentId),
        actorName: owner.nick,
        action: 'setRetention',
        objectKind: 'tenant',
        objectId: 'demo',
        objectName: 'Tenant demo',
        before: { retention: '90d' },
        after: { retention: '1y' },
        address: '127.0.0.1',
        browser: '',
        system: '',
      },
    ])
  })

  it('comes newest first in pages, each row once, also when times are equal', async () => {
    const agentId = await givenRows([5, 7, 7, 7, 6])
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({
        actor: String(agentId),
        action: 'addWords',
        limit: 2,
        ...(cursor && { cursor }),
      })
      seen.push(...page.entries.map(({ entryId }) => entryId))
      cursor = page.next
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(5)
    expect(idsOf(await list({ actor: String(agentId), action: 'addWords' }))).toEqual([
      '7',
      '7',
      '7',
      '6',
      '5',
    ])
  })

  it('finds by time, by kind of object, and by object', async () => {
    const agentId = String(await givenRows([1_000, 2_000, 3_000]))
    const ids = async (input: object) => idsOf(await list({ actor: agentId, action: 'addWords', ...input }))
    expect(await ids({ from: 2_000 })).toEqual(['3000', '2000'])
    expect(await ids({ to: 2_000 })).toEqual(['2000', '1000'])
    expect(await ids({ from: 2_000, to: 2_000 })).toEqual(['2000'])
    expect(await ids({ object: { kind: 'word', id: '3000' } })).toEqual(['3000'])
    expect(await ids({ object: { kind: 'form' } })).toEqual([])
    expect(await ids({ action: 'removeWord' })).toEqual([])
  })

  it('finds what commands and rules did', async () => {
    const { db } = world.node.deps
    const actor = { tenantId: world.demo.tenantId, name: 'root', address: '', userAgent: 'foyer' } as const
    const object = { kind: 'agent', id: '1', name: 'Ana' } as const
    await writeAudit(db, { ...actor, kind: 'operator' }, { action: 'createAgent', object }, 9)
    await writeAudit(
      db,
      { ...actor, kind: 'system', name: 'retention' },
      { action: 'createAgent', object },
      9,
    )
    const names = async (who: string) =>
      (await list({ actor: who })).entries.map(({ actorName }) => actorName)
    expect(await names('operator')).toEqual(['root'])
    expect(await names('system')).toEqual(['retention'])
  })

  it('is for admins and owners, each of their own tenant', async () => {
    const ben = await Agent.signIn(world.http, 'ben@demo.example')
    expect((await ben.call('listAudit')).body.error).toBe('identity.forbidden')
    expect((await ben.call('exportAudit')).body.error).toBe('identity.forbidden')
    const other = newId()
    await seedTenant(world.node.deps.db, other)
    const rival = await Agent.signIn(world.http, `ana@${other}.example`)
    const { entries } = await list({}, rival)
    expect(entries.map(({ action }) => action)).toEqual(['signIn'])
    expect((await list({ actor: String(owner.agentId) }, rival)).entries).toEqual([])
  })

  it.each([
    { actor: 'anybody' },
    { actor: '0' },
    { action: 'nothing' },
    { object: { kind: 'planet' } },
    { object: { id: '1' } },
    { cursor: 'x' },
    { limit: 0 },
    { from: -1 },
  ])('refuses %j', async (input) => {
    expect((await owner.agent.call('listAudit', input)).body.error).toBe('request.invalid')
  })

  it('a cursor that names no row is a place all the same', async () => {
    expect((await list({ cursor: '1.abc' })).entries).toEqual([])
  })
})

describe('the log holds', () => {
  const dump = async () => {
    const { rows } = await world.node.deps.pool.query('select * from audit_log')
    return JSON.stringify(rows)
  }

  it('no secret of a key, and no password', async () => {
    const made = must(
      await owner.agent.call('createIdentityKey', { channelId: 'demo', algorithm: 'HS256' }),
    ) as { secret: string; key: { keyId: string } }
    const log = await dump()
    expect(log).toContain(made.key.keyId)
    expect(log).not.toContain(made.secret)
    expect(log).not.toContain('foyer-demo')
  })

  it('nothing that a visitor wrote, and nothing that was written about them', async () => {
    const { visitor, threadId } = await startTalk(world.http, owner.agent)
    const words = newId()
    await visitor.send(`my words ${words}`)
    must(await owner.agent.call('openTicket', { from: { kind: 'thread', threadId } }))
    must(await owner.agent.call('blockVisitor', { threadId, period: 'day', reason: words }))
    must(await owner.agent.call('holdVisitor', { threadId, reason: words }))
    const other = await Visitor.start(world.http)
    const left = {
      customerName: words,
      customerEmail: '',
      customerPhone: '',
      channelId: 'demo',
      msgContent: words,
    }
    must(await other.call('leaveMsg', left))
    const { messages } = must(await owner.agent.call('listLeftMessages', { show: 'all' })) as {
      messages: { messageId: string }[]
    }
    const handled = { messageId: messages[0]?.messageId, isHandled: true, remark: words }
    must(await owner.agent.call('handleLeftMessage', handled))
    expect(await dump()).not.toContain(words)
  })

  it('no question that a visitor brought, whoever saves the case again', async () => {
    const visitor = await Visitor.start(world.http)
    const question = `How can I send a product back, ${newId()}?`
    const { msgList } = await ask(visitor, question)
    const { sessionId } = visitor.started
    const docId = msgList[1]?.docId
    must(await visitor.call('commentDoc', { docId, isUseful: 0, robotNo: 'r1', sessionId, tenantId: 'demo' }))
    const { complaints } = must(await owner.agent.call('listComplaints')) as {
      complaints: { complaintId: number }[]
    }
    const expected = { robotNo: 'r1', language: 'en', question, mustNotSay: ['no'] }
    const complaintId = complaints[0]?.complaintId
    const saved = must(await owner.agent.call('saveCase', { ...expected, complaintId })) as {
      case: { caseId: string }
    }
    must(await owner.agent.call('saveCase', { ...expected, mustNotSay: ['never'] }))
    must(await owner.agent.call('removeCase', { caseId: saved.case.caseId }))
    expect(await dump()).not.toContain(question)
    const { entries } = await list({ object: { kind: 'case', id: saved.case.caseId } })
    expect(entries.map(({ action }) => action)).toEqual(['removeCase', 'saveCase', 'saveCase'])
    expect(entries[1]).toMatchObject({ before: { mustNotSay: ['no'] }, after: { mustNotSay: ['never'] } })
  })
})
