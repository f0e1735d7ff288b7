import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { png } from '../files/pictures.ts'
import { upload } from '../files/uploads.ts'

let turned = 0
const world = givenWorld({ clock: { now: () => Date.now() + turned } })

it('P-05 a blocked visitor reads on, and nothing they send is taken until the block ends', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const stream = await visitor.stream()
  const { body } = await agent.call('blockVisitor', { threadId, period: 'hour', reason: 'rude' })
  expect(body.data).toMatchObject({ block: { reason: 'rude', adminNick: 'Ana' } })
  const refused = await visitor.send('let me in')
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({ code: 400, error: 'visitor.blocked', msg: 'error.blocked' })
  expect((await visitor.call('transferAgent')).body.error).toBe('visitor.blocked')
  expect((await upload(visitor, 'a.png', await png())).body.error).toBe('visitor.blocked')

  await agent.reply(threadId, 'you can read this')
  await stream.next((frame) => JSON.stringify(frame).includes('you can read this'))
  turned += 3_600_001
  expect((await visitor.send('back again')).body.code).toBe(200)
  turned = 0
})

it('a retry of what was stored before the block still gets its receipt', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const first = await visitor.send('before', 'before-the-block')
  await agent.call('blockVisitor', { threadId, period: 'ever', reason: '' })
  expect((await visitor.send('before', 'before-the-block')).body.data).toEqual(first.body.data)
})

it('supervisors see who is blocked and lift it; agents do not', async () => {
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const ana = await Agent.signIn(world.http)
  const visitor = await Visitor.start(world.http, { userName: 'Rude' })
  const threadId = await threadIdOf(visitor)
  await ben.call('blockVisitor', { threadId, period: 'ever', reason: 'spam' })
  expect((await ben.call('listBlocks')).body.error).toBe('identity.forbidden')
  const { userId } = visitor.started
  expect((await ben.call('unblockVisitor', { userId })).body.error).toBe('identity.forbidden')
  const { body } = await ana.call('listBlocks')
  expect(body.data['blocks']).toContainEqual(
    expect.objectContaining({ userId, userName: 'Rude', until: 0, reason: 'spam', adminNick: 'Ben' }),
  )
  await ana.call('unblockVisitor', { userId })
  expect((await visitor.send('thank you')).body.code).toBe(200)
  expect(JSON.stringify((await ana.call('listBlocks')).body)).not.toContain(userId)
})
