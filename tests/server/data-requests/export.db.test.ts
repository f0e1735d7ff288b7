import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expireRequests } from '@foyer/server/features/data-requests/expire-requests.ts'
import { dataRequestTiming } from '@foyer/server/node-timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'
import { upload, urlOf } from '../files/uploads.ts'
import { givenEntry, givenPost, untilDone } from '../mail/given.ts'
import { listedOne, ownRequests, requestIn, zipNames, zipText } from './given.ts'

const post = givenPost()
const attack = '<script>alert(1)</script><img src=x onerror=alert(2)>'

/** Fetches the file of an export, as a browser would. */
async function download(path: string | undefined): Promise<string> {
  const response = await fetch(post().world.node.address + (path ?? ''))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="data.zip"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const file = join(tmpdir(), `foyer-export-${newId()}.zip`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  await writeFile(file, bytes)
  return file
}

async function exportOf(visitor: Visitor): Promise<string | undefined> {
  const request = requestIn(await visitor.call('requestMyData', { kind: 'export' }))
  expect(request.state).toBe('waiting')
  await untilDone(post())
  const done = ownRequests(await visitor.call('myData')).find(
    ({ requestId }) => requestId === request.requestId,
  )
  expect(done?.state).toBe('done')
  return done?.path
}

type Data = Record<
  'visitors' | 'threads' | 'tickets' | 'offlineMessages' | 'files',
  Record<string, unknown>[]
>

it('holds what the visitor sees, for people and for programs, and the files', async () => {
  const { visitor, agent, threadId } = await startTalk(post().world.http)
  await visitor.call('resetInfo', { userName: 'Sam <b>', email: 'sam@shop.example', locale: 'de' })
  await visitor.send(`my words ${attack}`)
  await agent.reply(threadId, 'the answer of Ana')
  await agent.call('writeNote', { threadId, id: newId(), msgContent: 'an internal note' })
  const file = urlOf(await upload(visitor, 'notes.txt', 'the bytes of a file'))
  await visitor.call('sendMsg', { id: newId(), msgType: 5, msgContent: file })
  const unsent = await agent.reply(threadId, 'words that were unsent')
  await agent.call('recall', { threadId, msgId: unsent.body.data['msgId'] })
  await givenTicketOf(visitor)
  // The robot's answers are markup.
  await post().world.node.deps.pool.query(
    `update entries set kind = 12, content = '<b>bold</b> ' || $2 where content = 'the answer of Ana'
       and thread_id = (select id from threads where key = $1)`,
    [threadId, attack],
  )

  const zip = await download(await exportOf(visitor))
  const names = await zipNames(zip)
  expect(names.slice(0, 2)).toEqual(['data.json', 'index.html'])
  expect(names[2]).toBe('files/0001 notes.txt')
  expect(await zipText(zip, 'files/0001 notes.txt')).toBe('the bytes of a file')

  const json = await zipText(zip, 'data.json')
  const data = JSON.parse(json) as Data
  expect(data.visitors[0]).toMatchObject({ name: 'Sam <b>', email: 'sam@shop.example' })
  expect(json).toContain('<b>bold</b>')
  expect(data.tickets[0]).toMatchObject({ title: 'A broken lid', entries: [{ content: 'A public reply.' }] })
  expect(data.files).toMatchObject([{ name: 'notes.txt', path: 'files/0001 notes.txt' }])

  const page = await zipText(zip, 'index.html')
  expect(page).toContain('<html lang="de" dir="ltr">')
  expect(page).toContain('Ihre Daten')
  expect(page).toContain('my words &lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;')
  expect(page).toContain('bold')
  expect(page).not.toMatch(/<script|<img|<b>/)
  expect(page).toContain('<a href="files/0001%20notes.txt">notes.txt</a>')
  for (const text of [json, page]) {
    expect(text).not.toContain('an internal note')
    expect(text).not.toContain('words that were unsent')
    expect(text).not.toContain('A note for colleagues.')
  }
})

async function givenTicketOf(visitor: Visitor): Promise<void> {
  const { db } = post().world.node.deps
  const { userId } = visitor.started
  const thread = await db
    .selectFrom('threads')
    .select(['tenant_id', 'channel_id', 'id'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const ref = { tenantId: thread.tenant_id, ticketId: newId(), number: thread.id, userId }
  await db
    .insertInto('tickets')
    .values({
      tenant_id: ref.tenantId,
      id: ref.ticketId,
      number: ref.number,
      channel_id: thread.channel_id,
      user_id: userId,
      thread_id: thread.id,
      client_id: newId(),
      thread_seq: null,
      template_id: null,
      type_id: '',
      type_name: '',
      title: 'A broken lid',
      content: 'It is broken.',
      assignee_id: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute()
  await givenEntry(db, ref, { seq: 1, content: 'A public reply.' })
  await givenEntry(db, ref, { seq: 2, content: 'A note for colleagues.', kind: 3 })
}

it('names of files lead nowhere, and equal ones are kept apart', async () => {
  const { visitor } = await startTalk(post().world.http)
  const { pool } = post().world.node.deps
  for (const text of ['first', 'second']) {
    const file = urlOf(await upload(visitor, 'a.txt', text))
    await visitor.call('sendMsg', { id: newId(), msgType: 5, msgContent: file })
  }
  await pool.query(`update files set name = '../../../etc/x' where uploader = $1`, [visitor.started.userId])
  const zip = await download(await exportOf(visitor))
  const names = await zipNames(zip)
  expect(names.slice(2)).toEqual(['files/0001 x', 'files/0002 x'])
})

it('a message that names the file of somebody else brings no file', async () => {
  const { visitor: owner } = await startTalk(post().world.http)
  const { visitor: thief } = await startTalk(post().world.http)
  const file = urlOf(await upload(owner, 'private.txt', 'not for you'))
  await thief.send(file)
  const { pool } = post().world.node.deps
  await pool.query(
    `update entries set kind = 5 where content = $1 and thread_id = (select id from threads where user_id = $2)`,
    [file, thief.started.userId],
  )
  const zip = await download(await exportOf(thief))
  expect(await zipNames(zip)).toEqual(['data.json', 'index.html'])
})

it('a long conversation is read in pages', async () => {
  const { visitor, threadId } = await startTalk(post().world.http)
  const { pool } = post().world.node.deps
  await pool.query(
    `with t as (update threads set last_seq = last_seq + 1000 where key = $1 returning tenant_id, id, last_seq, shelf)
     insert into entries (tenant_id, thread_id, seq, at, kind, sender, flags, shelf, client_id, content)
     select t.tenant_id, t.id, t.last_seq - 1000 + i, 1, 1, 1, 0, t.shelf, 'many' || i, 'line ' || i
     from t, generate_series(1, 1000) i`,
    [threadId],
  )
  const zip = await download(await exportOf(visitor))
  const { threads } = JSON.parse(await zipText(zip, 'data.json')) as Data
  const lines = ((threads[0] ?? {})['messages'] as { msgContent: string }[]).map(
    ({ msgContent }) => msgContent,
  )
  expect(lines.filter((line) => line.startsWith('line '))).toEqual(
    Array.from({ length: 1000 }, (_, i) => `line ${i + 1}`),
  )
})

it('asking again while it is under way gives the same request', async () => {
  const { visitor } = await startTalk(post().world.http)
  const [one, two] = await Promise.all([
    visitor.call('requestMyData', { kind: 'export' }),
    visitor.call('requestMyData', { kind: 'export' }),
  ])
  expect(requestIn(one).requestId).toBe(requestIn(two).requestId)
  await untilDone(post())
})

it('the address ends with its time, and the file goes from the storage', async () => {
  const { visitor } = await startTalk(post().world.http)
  const { world, now } = post()
  const path = await exportOf(visitor)
  await download(path)
  const { requestId } = ownRequests(await visitor.call('myData'))[0] ?? { requestId: '' }
  const { deps } = world.node
  const before = await deps.storage.list(world.demo.tenantId)
  now.at += dataRequestTiming.downloadMs
  expect((await fetch(world.node.address + (path ?? ''))).status).toBe(404)
  await expireRequests(deps)
  expect((await deps.storage.list(world.demo.tenantId)).length).toBeLessThan(before.length)
  const ana = await Agent.signIn(world.http)
  const request = await listedOne(ana, requestId)
  expect(request).toMatchObject({ state: 'expired' })
  expect(request).not.toHaveProperty('path')
  now.at -= dataRequestTiming.downloadMs
})

it('an address with another secret, another tenant or a path in it opens nothing', async () => {
  const { visitor } = await startTalk(post().world.http)
  const path = (await exportOf(visitor)) ?? ''
  const [, tenant = '', id = '', secret = ''] =
    /^\/exports\/(\w+)-([\w-]{22})\.([\w-]{43})\.zip$/.exec(path) ?? []
  expect(secret).not.toBe('')
  const wrong = [
    `/exports/${tenant}-${id}.${'A'.repeat(43)}.zip`,
    `/exports/9-${id}.${secret}.zip`,
    `/exports/${tenant}-${id}.${secret}`,
    `/exports/${tenant}-${id}.zip`,
    `/exports/..%2f..%2fetc%2fpasswd.zip`,
    `/exports/${tenant}-${id}.${secret}.zip/..%2f..`,
    `/exports/${tenant}-${id}.${secret.slice(0, -1)}.zip`,
    `/exports/`,
  ]
  for (const address of wrong)
    expect([address, (await fetch(post().world.node.address + address)).status]).toEqual([address, 404])
  expect((await fetch(post().world.node.address + path, { method: 'HEAD' })).status).toBe(200)
})
