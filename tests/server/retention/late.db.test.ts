import { expect, it } from 'vitest'
import type { Deps } from '@foyer/server/deps.ts'
import { claimSilent } from '@foyer/server/features/silence/claim-silent.ts'
import type { ThreadRef } from '@foyer/server/log/thread-ref.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'
import { givenRetention } from './given.ts'

const given = givenRetention()
const { world } = given
const range = { threadKey: '', limit: 100 }

function note(ref: ThreadRef, text: string) {
  const body = { type: 'message', msgType: 1, content: text } as const
  return {
    ...ref,
    clientId: newId(),
    guard: { by: 'server' },
    sender: 'agent',
    internal: true,
    body,
  } as const
}

/** So often that PostgreSQL keeps the plans of its prepared statements. */
async function warm(deps: Deps, ref: ThreadRef): Promise<void> {
  for (let i = 0; i < 8; i++) {
    expect((await deps.append(note(ref, `warm ${i}`))).outcome).toBe('stored')
    expect((await deps.reader.after(ref, 0, range)).entries.length).toBeGreaterThan(i)
  }
}

it('a second node with old plans takes a shelf that is gone as closed and empty, and serves the others', async () => {
  const { deps } = await world.startNode()
  const gone = given.refOf(await given.talk('30d', 'gone'))
  const kept = given.refOf(await given.talk('keep', 'kept'))
  await warm(deps, gone)
  await warm(deps, kept)
  const [{ shelf } = { shelf: -1 }] = await given.rows<{ shelf: number }>(
    'select shelf from threads where id = $1',
    [gone.threadId],
  )
  await given.detach(shelf)

  const results = await Promise.all([
    deps.append(note(gone, 'late')),
    deps.append(note(kept, 'in time')),
    deps.append({ ...note(gone, 'again'), clientId: newId() }),
  ])
  expect(results.map(({ outcome }) => outcome)).toEqual(['closed', 'stored', 'closed'])
  expect(await deps.reader.after(gone, 0, range)).toEqual({ entries: [], more: false })
  expect(await deps.reader.before(gone, 1_000, range)).toEqual({ entries: [], more: false })
  expect(await deps.reader.one(gone, 2, '')).toBeUndefined()
  expect(await deps.reader.placeOfServerId(gone, 'started:1')).toBeUndefined()
  const page = await deps.reader.after(kept, 0, range)
  expect(page.entries.at(-1)?.body).toMatchObject({ content: 'in time' })

  await given.drop(shelf)
  expect((await deps.append(note(gone, 'very late'))).outcome).toBe('unknown')
  expect(await deps.reader.after(gone, 0, range)).toEqual({ entries: [], more: false })
})

it('a thread that has moved on meanwhile is found on its new shelf by a node that still knows the old one', async () => {
  const other = await world.startNode()
  const visitor = await given.talk('30d', 'old')
  const ref = given.refOf(visitor)
  await warm(other.deps, ref)
  const shelf = await given.shelfOf(visitor)
  await given.detach(shelf)
  const again = await Visitor.start(given.renew(visitor).http)
  await again.send('new')
  expect((await other.deps.append(note(ref, 'also new'))).outcome).toBe('stored')
  const { entries } = await other.deps.reader.after(ref, 0, range)
  const texts = entries.flatMap(({ body }) => (body.type === 'message' ? [body.content] : []))
  expect(texts).toEqual(expect.arrayContaining(['new', 'also new']))
  expect(texts).not.toContain('old')
})

it('a retry of a message whose session was removed with the shelf before is stored', async () => {
  const visitor = await given.start('30d')
  const id = newId()
  await visitor.send('once', id)
  await visitor.call('chatClose')
  const shelf = await given.shelfOf(visitor)
  await given.detach(shelf)
  const again = await Visitor.start(given.renew(visitor).http)
  expect((await again.send('once', id)).body.code).toBe(200)
})

it('what is said about a session that is gone is refused like that about an ended one', async () => {
  await given.rows(`update tenants set retention = '30d'`)
  const { visitor, threadId, agent } = await startTalk(world.http)
  await agent.reply(threadId, 'answer')
  await visitor.call('chatClose')
  const shelf = await given.shelfOf(visitor)
  await given.detach(shelf)
  const back = given.renew(visitor)
  const desk = await Agent.signIn(world.http)
  const rating = { evaluateAdminMode: 1, evaluateAdminSolve: 1, evaluateAdminStar: 4, evaluateAdminTag: '' }
  expect((await back.send('late')).body).toMatchObject({ error: 'session.closed' })
  expect((await back.call('evaluate', rating)).body).not.toMatchObject({ error: 'internal' })
  const written = await desk.call('writeNote', { threadId, id: newId(), msgContent: 'note' })
  expect(written.body).toMatchObject({ error: 'session.closed' })
  const read = await desk.call('readThread', { threadId })
  expect(read.body).toMatchObject({ code: 200, data: { events: [] } })
  expect((await desk.call('visitorInfo', { threadId })).body).toMatchObject({ data: { questions: [] } })
  const sessionId = visitor.started.sessionId
  expect((await back.call('getSessionMsg', { sessionId })).body).toMatchObject({ error: 'object.unknown' })
})

it('one thread of a shelf that is gone does not break the lists and the idle check of the others', async () => {
  await given.rows(`update tenants set retention = '30d'`)
  const lost = await startTalk(world.http)
  const shelf = await given.shelfOf(lost.visitor)
  await given.detach(shelf)
  await given.rows(`update tenants set retention = 'keep'`)
  const desk = await Agent.signIn(world.http)
  const fine = await startTalk(world.http, desk)
  // As no round leaves it: an open thread on a shelf that is gone.
  const ids = [given.refOf(lost.visitor).threadId, given.refOf(fine.visitor).threadId]
  await given.rows(
    `update threads set is_open = true, owner_kind = 3, check_at = 1,
     owner_id = (select owner_id from threads where id = $1) where id = any($2)`,
    [ids[1], ids],
  )
  const silent = await claimSilent(world.node.deps, given.now())
  expect(silent.map(({ ref }) => ref.threadId)).toEqual(expect.arrayContaining(ids))
  const list = (await desk.call('listThreads', { list: 'mine' })).body.data['threads'] as object[]
  expect(list).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ threadId: lost.threadId, lastText: '' }),
      expect.objectContaining({ threadId: fine.threadId, lastText: 'to learn my thread' }),
    ]) as object,
  )
})
