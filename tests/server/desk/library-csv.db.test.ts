import { describe, expect, it } from 'vitest'
import { csvLimits } from '@foyer/contract/desk/library-limits.ts'
import type { RowResult } from '@foyer/contract/desk/library.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld({}, { limitScale: 10 })
const ana = () => Agent.signIn(world.http)
const ben = () => Agent.signIn(world.http, 'ben@demo.example')

type List = 'canned' | 'words' | 'blocks'

/** Results as `outcome` or the reason, in the order of the rows. */
async function imported(agent: Agent, list: List, csv: string, isDryRun = false): Promise<unknown[]> {
  const { body } = await agent.call('importLibrary', { list, csv, isDryRun })
  if (body.code !== 200) throw new Error(String(body.error))
  if (body.data['problem'] !== undefined) return [body.data['problem']]
  return (body.data['rows'] as RowResult[]).map(({ outcome, reason }) => reason ?? outcome)
}

async function exported(agent: Agent, list: List): Promise<string> {
  const { body } = await agent.call('exportLibrary', { list })
  if (body.code !== 200) throw new Error(String(body.error))
  return String(body.data['csv'])
}

async function lastAudit(action: string): Promise<{ object_kind: string; after: Record<string, unknown> }> {
  return world.node.deps.db
    .selectFrom('audit_log')
    .select(['object_kind', 'after'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow() as never
}

describe('canned replies', () => {
  it('are added and changed by their title, and a bad row stops no other', async () => {
    const agent = await ana()
    await agent.call('saveCanned', { title: 'Known', text: 'old', isShared: true })
    const csv = [
      'shared;text;title',
      'yes;new;Known',
      'no;"two\nlines";Own',
      'yes;;Empty',
      `yes;${'x'.repeat(4001)};Long`,
      'perhaps;x;Flag',
      'yes;again;Known',
    ].join('\r\n')
    const results = ['changed', 'added', 'empty', 'tooLong', 'badFlag', 'repeated']
    expect(await imported(agent, 'canned', csv, true)).toEqual(results)
    expect(JSON.stringify((await agent.call('listCanned')).body)).toContain('old')
    expect(await imported(agent, 'canned', csv)).toEqual(results)
    expect((await agent.call('listCanned')).body.data['replies']).toEqual([
      expect.objectContaining({ title: 'Known', text: 'new', isShared: true }),
      expect.objectContaining({ title: 'Own', text: 'two\nlines', isShared: false }),
    ])
    expect(await lastAudit('importLibrary')).toEqual({
      object_kind: 'cannedReply',
      after: { list: 'canned', added: 1, changed: 1, unchanged: 0, refused: 4, names: ['Known', 'Own'] },
    })
  })

  it('are shared only by those who may, and a colleague’s own are out of reach', async () => {
    const agent = await ben()
    await (await ana()).call('saveCanned', { title: 'Ana’s', text: 'hers', isShared: false })
    expect(await exported(agent, 'canned')).not.toContain('hers')
    expect(await imported(agent, 'canned', 'title,text,shared\nA,b,yes\nAna’s,mine,no')).toEqual([
      'notAllowed',
      'added',
    ])
    expect(JSON.stringify((await (await ana()).call('listCanned')).body)).toContain('hers')
  })

  it('come back from a file unchanged, and no cell of it is a formula', async () => {
    const agent = await ana()
    const hostile = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', "'=1", "''+1", '<b>x</b>']
    for (const text of hostile) await agent.call('saveCanned', { title: text, text, isShared: true })
    const csv = await exported(agent, 'canned')
    expect(csv.startsWith('\uFEFF"title","text","shared"\r\n')).toBe(true)
    expect(csv).not.toMatch(/(^|,)"[=+\-@\t]/m)
    const results = await imported(agent, 'canned', csv)
    expect(new Set(results)).toEqual(new Set(['unchanged']))
    expect(results.length).toBeGreaterThanOrEqual(hostile.length)
  })

  it('with the same title are not mixed up', async () => {
    const agent = await ana()
    for (const text of ['one', 'two'])
      await agent.call('saveCanned', { title: 'Twins', text, isShared: true })
    expect(await imported(agent, 'canned', 'title,text,shared\nTwins,one,yes\nTwins,x,yes')).toEqual([
      'unchanged',
      'ambiguous',
    ])
  })
})

describe('sensitive words', () => {
  it('are added and changed, and count at once', async () => {
    const agent = await ana()
    await agent.call('addWords', { words: ['known', 'same'], isWithheld: false })
    const csv = `word,withheld\nknown,yes\nsame,no\nfresh,1\n...,no\n${'x'.repeat(65)},no\nfresh,no\n,yes`
    const results = ['changed', 'unchanged', 'added', 'invalid', 'tooLong', 'repeated', 'empty']
    expect(await imported(agent, 'words', csv)).toEqual(results)
    const { words } = (await agent.call('listWords')).body.data as { words: unknown[] }
    expect(words).toContainEqual({ word: 'known', isWithheld: true })
    const { threadId } = await startTalk(world.http, agent)
    expect((await agent.reply(threadId, 'this is fresh')).body.error).toBe('message.sensitive')
    expect(new Set(await imported(agent, 'words', await exported(agent, 'words')))).toEqual(
      new Set(['unchanged']),
    )
  })

  it('never become more than the list holds, whatever comes at once', async () => {
    await seedTenant(world.node.deps.db, 'words-full')
    const agent = await Agent.signIn(world.http, 'ana@words-full.example')
    const file = (name: string) =>
      `word\n${Array.from({ length: 1_500 }, (_, at) => `${name}${at}`).join('\n')}`
    const all = await Promise.all(['a', 'b'].map((name) => imported(agent, 'words', file(name))))
    expect(all.flat().filter((outcome) => outcome === 'added')).toHaveLength(2_000)
    expect(all.flat().filter((outcome) => outcome === 'listFull')).toHaveLength(1_000)
    expect((await agent.call('listWords')).body.data['words']).toHaveLength(2_000)
  })
})

describe('the blocklist', () => {
  it('blocks visitors of the organisation until a time, and nobody else', async () => {
    const agent = await ana()
    const visitor = await Visitor.start(world.http)
    const other = await Visitor.start(world.http)
    const stranger = await strangerVisitor()
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const csv = [
      'userId,until,reason',
      `${visitor.started.userId},${until},=spam`,
      `${other.started.userId},,`,
      `${stranger},,x`,
      `${newId()},,x`,
      `${visitor.started.userId},2001-01-01,x`,
      `${visitor.started.userId},tomorrow,x`,
    ].join('\n')
    const results = ['added', 'added', 'unknownVisitor', 'unknownVisitor', 'past', 'badTime']
    expect(await imported(agent, 'blocks', csv, true)).toEqual(results)
    expect((await visitor.send('still in')).body.code).toBe(200)
    expect(await imported(agent, 'blocks', csv)).toEqual(results)
    expect((await visitor.send('let me in')).body.error).toBe('visitor.blocked')
    expect((await other.send('let me in')).body.error).toBe('visitor.blocked')
    expect(await imported(agent, 'blocks', await exported(agent, 'blocks'))).toEqual([
      'unchanged',
      'unchanged',
    ])
    expect(await imported(agent, 'blocks', `userId\n${visitor.started.userId}`)).toEqual(['changed'])
    const { after } = await lastAudit('importLibrary')
    expect(after).toEqual({ list: 'blocks', added: 0, changed: 1, unchanged: 0, refused: 0 })
  })

  async function strangerVisitor(): Promise<string> {
    const { db } = world.node.deps
    const { tenantId } = await seedTenant(db, 'blocks-other')
    await db.insertInto('visitors').values({ tenant_id: tenantId, user_id: 'stranger', name: '' }).execute()
    return 'stranger'
  }
})

describe('the rest of what can be asked', () => {
  it('agents reach only their canned replies', async () => {
    const agent = await ben()
    for (const list of ['words', 'blocks'] as const) {
      const input = { list, csv: 'word,userId\na,b', isDryRun: true }
      expect((await agent.call('exportLibrary', { list })).body.error).toBe('identity.forbidden')
      expect((await agent.call('importLibrary', input)).body.error).toBe('identity.forbidden')
    }
  })

  it('a file that is no such list, or too large, is refused as a whole', async () => {
    const agent = await ana()
    expect(await imported(agent, 'words', 'title,text\na,b')).toEqual(['columns'])
    expect(await imported(agent, 'words', 'word\n"a')).toEqual(['unreadable'])
    expect(await imported(agent, 'words', `word\n${'a\n'.repeat(csvLimits.rows + 1)}`)).toEqual([
      'tooManyRows',
    ])
    const huge = 'a'.repeat(csvLimits.bytes + 1)
    const input = { list: 'words', isDryRun: true }
    expect((await agent.call('importLibrary', { ...input, csv: huge })).body.error).toBe('request.invalid')
    expect((await agent.call('importLibrary', { ...input, csv: huge.repeat(3) })).status).toBe(413)
  })

  it('both have a limit', async () => {
    const agent = await ana()
    const strict = await world.startNode({ limitScale: 0 })
    const http = agent.http.at(strict.address)
    expect((await http.call('exportLibrary', { list: 'words' })).status).toBe(429)
    expect((await http.call('importLibrary', { list: 'words', csv: '', isDryRun: true })).status).toBe(429)
  })
})
