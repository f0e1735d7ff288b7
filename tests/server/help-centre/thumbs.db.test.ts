import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenHelpCentre, opener } from './given.ts'

let now = Date.parse('2026-11-18T10:00:00Z')
const world = givenWorld({ clock: { now: () => now } })
const open = opener(world)
const path = '/help/thumbs/en/a/t1-where-is-my-order'

function send(useful: string, headers: Record<string, string> = {}, to = path) {
  const own = { origin: world.node.address, 'user-agent': 'Reader 1', ...headers }
  return open(to, { method: 'POST', body: new URLSearchParams({ useful }), headers: own })
}

async function counts(docId = 't1') {
  const row = await world.node.deps.db
    .selectFrom('knowledge_documents')
    .select(['useful_count', 'useless_count'])
    .where('id', '=', docId)
    .executeTakeFirstOrThrow()
  return [row.useful_count, row.useless_count]
}

it('a reader gives one thumb a day to an article, without a cookie and without a script', async () => {
  await givenHelpCentre(world, 'thumbs', [{ docId: 't1', question: 'Where is my order?' }])
  const first = await send('1')
  expect([first.status, first.headers.get('location')]).toEqual([303, `${path}?thanks=1`])
  expect(first.headers.has('set-cookie')).toBe(false)
  expect(await (await open(`${path}?thanks=1`)).text()).toContain('Thanks for your feedback')
  expect((await send('0')).status).toBe(303)
  expect(await counts()).toEqual([1, 0])
  await send('0', { 'user-agent': 'Reader 2' })
  expect(await counts()).toEqual([1, 1])
  now += 86_400_000
  await send('1')
  expect(await counts()).toEqual([2, 1])
})

it('a thumb down is a complaint without a question, which can be dismissed', async () => {
  await givenHelpCentre(world, 'complaints', [{ docId: 'c1', question: 'Where is it?' }])
  await send('0', {}, '/help/complaints/en/a/c1')
  const agent = await Agent.signIn(world.http, 'ana@demo.example')
  const complaints = async () => {
    const { body } = await agent.call('listComplaints')
    const { complaints: all } = body.data as { complaints: { complaintId: number; docId: string }[] }
    return all.filter(({ docId }) => docId === 'c1')
  }
  const [complaint] = await complaints()
  expect(complaint).toMatchObject({ question: '', language: 'en', docQuestion: 'Where is it?' })
  await agent.call('dismissComplaint', { complaintId: complaint?.complaintId })
  expect(await complaints()).toEqual([])
})

it('other sites give no thumbs, and neither does nonsense', async () => {
  await givenHelpCentre(world, 'refused', [{ docId: 'r1', question: 'Where is it?' }])
  await givenHelpCentre(world, 'silent', [{ docId: 'r2', question: 'Where is it?' }], {
    commentDocMode: false,
  })
  const to = '/help/refused/en/a/r1'
  const refused = [
    await send('1', { origin: 'https://evil.example' }, to),
    await send('1', { origin: 'null' }, to),
    await send('1', { 'sec-fetch-site': 'cross-site' }, to),
    await send('1', { 'sec-fetch-site': 'same-site' }, to),
    await open(to, { method: 'POST', body: new URLSearchParams({ useful: '1' }) }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await send('2', {}, to)).status).toBe(400)
  expect((await send('1', {}, '/help/refused/en/a/nothing')).status).toBe(404)
  expect((await send('1', {}, '/help/refused/en/')).status).toBe(404)
  expect((await send('1', {}, '/help/demo/en/a/d1')).status).toBe(404)
  expect((await send('1', {}, '/help/silent/en/a/r2')).status).toBe(404)
  const json = { origin: world.node.address, 'content-type': 'application/json' }
  expect((await open(to, { method: 'POST', body: '{"useful":"1"}', headers: json })).status).toBe(400)
  expect((await send('x'.repeat(2_000), {}, to)).status).toBe(413)
  expect(await counts('r1')).toEqual([0, 0])
  expect(await counts('r2')).toEqual([0, 0])
})

it('what a form can send is read nowhere else', async () => {
  const reply = await open('/api/chat/visitor/chatStart', {
    method: 'POST',
    body: new URLSearchParams({ a: '1' }),
  })
  expect(reply.status).toBe(415)
})
