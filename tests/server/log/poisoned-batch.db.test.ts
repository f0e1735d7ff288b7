import { expect, it } from 'vitest'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

async function someVisitors(channelId: string): Promise<Visitor[]> {
  return Promise.all(Array.from({ length: 25 }, () => Visitor.start(world.http, { channelId })))
}

it('F27 an entry that PostgreSQL refuses fails alone, not with those of another tenant', async () => {
  const other = await seedTenant(world.node.deps.db, 'other')
  expect(other.tenantId).not.toBe(world.demo.tenantId)
  // A refusal that no check of ours foresees.
  await world.node.deps.pool.query(`alter table entries add constraint no_poison check (content <> 'poison')`)
  const [bad, good] = await Promise.all([someVisitors('demo'), someVisitors('other')])
  const answers = await Promise.all([
    ...bad.map((visitor) => visitor.send('poison')),
    ...good.map((visitor) => visitor.send('hello')),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.slice(0, bad.length)).toEqual(bad.map(() => 500))
  expect(statuses.slice(bad.length)).toEqual(good.map(() => 200))
})

it.each([
  ['NUL in a text', { content: 'a\0b', extra: undefined }],
  ['half a surrogate pair in a text', { content: '\ud83d', extra: undefined }],
  ['NUL in what goes beside it', { content: 'a', extra: { fileName: 'a\0b' } }],
])('%s is refused before it reaches a statement', async (_what, { content, extra }) => {
  const [visitor] = await someVisitors('demo')
  const thread = await world.node.deps.db
    .selectFrom('threads')
    .select(['tenant_id', 'id'])
    .where('user_id', '=', visitor?.started.userId ?? '')
    .executeTakeFirstOrThrow()
  const appended = world.node.deps.append({
    tenantId: thread.tenant_id,
    threadId: thread.id,
    clientId: newId(),
    guard: { by: 'server' },
    sender: 'visitor',
    body: { type: 'message', msgType: msgTypes.text, content, ...(extra && { extra }) },
  })
  await expect(appended).rejects.toMatchObject({ error: 'request.invalid' })
})
