import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenAssets } from './given-assets.ts'

const world = givenWorld({}, { assetsDir: givenAssets() })

/** As it is written: fetch would take the dots out of an address first. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(world.node.address)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end()
  })
}

describe('addresses', () => {
  it.each([
    '/chat_online/assets/..',
    '/chat_online/assets/../index.html',
    '/chat_online/assets/.git',
    '/chat_online/assets//',
    '/chat_online/assets/%00',
    '/desk/assets/..',
    '/foyer/assets/..',
    '/embed/%00',
    '/embed/%ED%A0%80',
  ])('%s is not there, or no address', async (path) => {
    expect([400, 404]).toContain(await statusOf(path))
  })

  it.each(['%00', '%ED%A0%80', '%ff', "'"])('a page whose channel is %s opens', async (key) => {
    expect(await statusOf(`/chat_online/index?channelId=${key}&loader=1&locale=${key}`)).toBe(200)
  })
})

it('a body that is too large is refused while it arrives, and its connection can be used again', async () => {
  const { hostname, port } = new URL(world.node.address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
  const size = 200_000
  const head = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${size}`
  socket.write(`POST ${pathOf('chatStart')} HTTP/1.1\r\n${head}\r\n\r\n`)
  await expect.poll(() => answer).toContain('413 Payload Too Large')
  socket.write(`${'x'.repeat(size)}GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`)
  await expect.poll(() => answer).toContain('200 OK')
})

describe('what PostgreSQL cannot keep does not get there', () => {
  it.each(['a\0b', 'half \ud83d', '\ude00'])('%j is mended in what people write', async (text) => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    expect((await visitor.send(text)).body.code).toBe(200)
    expect((await agent.reply(threadId, text)).body.code).toBe(200)
    const { body } = await visitor.call('getHistoryMsg', { maxTime: 0 })
    const kept = text.replace('\0', '').toWellFormed()
    expect(body.data['msgList']).toMatchObject([{}, { msgContent: kept }, { msgContent: kept }])
  })

  it.each(['a\0b', 'half \ud83d', '\ude00'])(
    '%j is mended in what a page says of its visitor',
    async (text) => {
      for (const params of [{ [text]: 1 }, { a: [{ b: text }] }]) {
        const visitor = await Visitor.start(world.http, { params })
        expect((await visitor.send('whole')).body.code).toBe(200)
      }
    },
  )

  it.each(['a\0b', 'half \ud83d', '\ude00'])('%j is refused in an id', async (text) => {
    const { visitor, agent } = await startTalk(world.http)
    const refused = { code: 400, error: 'request.invalid' }
    expect((await agent.call('readThread', { threadId: text })).body).toMatchObject(refused)
    const asked = { question: 'Where is my order?', robotNo: 'r1' }
    for (const id of [`question${text}`, 'accepted:7', 'answer:question'])
      expect((await visitor.call('robotAsk', { ...asked, id })).body).toMatchObject(refused)
    expect((await visitor.send('whole')).body.code).toBe(200)
  })

  it.each([2_147_483_648, 2 ** 53, -1, 0.5])('the place %d in a log', async (seq) => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    const { sessionId } = visitor.started
    for (const answer of [
      await visitor.call('getEventMsg', { lastSeq: seq }),
      await visitor.call('getSessionMsg', { sessionId, lastSeq: seq }),
      await visitor.call('msgComplete', { lastSeq: seq }),
      await visitor.call('stream', { lastSeq: seq }),
      await agent.call('readThread', { threadId, lastSeq: seq }),
      await agent.call('readThread', { threadId, beforeSeq: seq }),
    ])
      expect(answer.body).toMatchObject({ code: 400, error: 'request.invalid' })
    expect((await agent.call('readThread', { threadId, beforeSeq: 2_147_483_647 })).body.code).toBe(200)
  })
})
