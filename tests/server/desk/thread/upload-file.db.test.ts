import { beforeEach, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'
import { phonePhoto, png } from '../../files/pictures.ts'

const world = givenWorld({}, { limitScale: 100 })
let talk: { visitor: Visitor; agent: Agent; threadId: string }
beforeEach(async () => {
  talk = await startTalk(world.http)
})

type Bytes = Uint8Array<ArrayBuffer> | string

async function upload(by: Agent, threadId: string, name: string, bytes: Bytes): Promise<Answer> {
  const form = new FormData()
  form.append('threadId', threadId)
  form.append('file', new File([bytes], name), name)
  const response = await by.post('uploadFile', form)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  }
}

it('V-09 an agent’s file goes the visitors’ way and reaches the visitor', async () => {
  const { agent, visitor, threadId } = talk
  const photo = await phonePhoto()
  const { body } = await upload(agent, threadId, 'lid.jpg', photo)
  expect(body).toMatchObject({ code: 200, data: { name: 'lid.jpg', suffix: 'jpg' } })
  const url = String(body.data['url'])
  const stored = Buffer.from(await (await fetch(world.node.address + url)).arrayBuffer())
  expect(stored.includes('SECRET-OWNER')).toBe(false)

  const id = newId()
  const sent = await agent.call('reply', { threadId, id, msgType: 2, msgContent: url })
  expect(sent.body.code).toBe(200)
  const again = await agent.call('reply', { threadId, id, msgType: 2, msgContent: url })
  expect(again.body.data).toEqual(sent.body.data)
  const { body: history } = await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  expect(JSON.stringify(history)).toContain(url)
  expect((await agent.call('reply', { threadId, id: newId(), msgType: 2, msgContent: url })).body.error).toBe(
    'object.unknown',
  )
})

it('V-09 the same limits: what is no picture, nothing at all', async () => {
  const { agent, threadId } = talk
  expect((await upload(agent, threadId, 'lid.png', '<html>')).body.error).toBe('upload.type')
  expect((await upload(agent, threadId, 'empty.bin', '')).body.error).toBe('upload.type')
})

it('P-02 nobody uploads into a thread that is not theirs, or that is over', async () => {
  const { agent, threadId } = talk
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const picture = await png()
  expect((await upload(ben, threadId, 'a.png', picture)).body.error).toBe('thread.notYours')
  const own = String((await upload(agent, threadId, 'a.png', picture)).body.data['url'])
  const stolen = await startTalk(world.http, ben)
  expect(
    (await ben.call('reply', { threadId: stolen.threadId, id: newId(), msgType: 2, msgContent: own })).body
      .error,
  ).toBe('object.unknown')
  await agent.call('closeThread', { threadId })
  expect((await upload(agent, threadId, 'a.png', picture)).body.error).toBe('session.closed')
  const nobody = new Agent(world.http, { 'x-foyer-desk': '1' })
  expect((await upload(nobody, threadId, 'a.png', picture)).status).toBe(401)
})
