import { once } from 'node:events'
import { request } from 'node:http'
import { constants } from 'node:http2'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { connectH2, H2Http } from './h2-http.ts'
import { restartStory } from './restart-story.ts'
import { siteName, type RunningProxy } from './running-proxy.ts'

export type StartProxy = (nodes: readonly [string, string]) => Promise<RunningProxy>

/** What every proxy that we give operators a file for must do. */
export function proxySuite(name: string, start: StartProxy): void {
  describe(name, () => {
    const world = givenWorld({}, { trustedProxies: 1, limitScale: 20 })
    let nodes: readonly [ServerNode, ServerNode]
    let proxy: RunningProxy
    beforeAll(async () => {
      nodes = [world.node, await world.startNode()]
      proxy = await start([nodes[0].address, nodes[1].address])
    })
    afterAll(() => proxy.dispose())

    function connected(localAddress?: string): H2Http {
      const connection = connectH2(proxy, localAddress)
      onTestFinished(() => connection.close())
      return new H2Http(connection)
    }

    function streams(): number {
      return nodes[0].deps.streams.size() + nodes[1].deps.streams.size()
    }

    it('speaks HTTP/2, and leads plain HTTP to TLS', async () => {
      const http = connected()
      await Visitor.start(http)
      expect(http.connection.session.alpnProtocol).toBe('h2')
      const plain = request({
        host: '127.0.0.1',
        port: proxy.httpPort,
        path: '/desk/?a=1',
        headers: { host: siteName },
      })
      plain.end()
      const [answer] = (await once(plain, 'response')) as [
        { statusCode: number; headers: Record<string, string> },
      ]
      expect(answer.statusCode).toBe(308)
      expect(answer.headers['location']).toMatch(/^https:\/\/chat\.shop\.example.*\/desk\/\?a=1$/)
    })

    it('still speaks HTTP/1.1', async () => {
      const socket = tlsSocket(proxy)
      socket.write(`GET /healthz HTTP/1.1\r\nhost: ${siteName}\r\nconnection: close\r\n\r\n`)
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 OK/)
      socket.destroy()
    })

    it('a chat starts, and an event of a stream is there within a second, not compressed and not buffered', async () => {
      const http = connected()
      const { visitor, agent, threadId } = await startTalk(http)
      const { userId, pollId, lastSeq, token } = visitor.started
      const stream = await http.connection.stream('stream', { userId, pollId, lastSeq }, { token })
      expect(stream.headers['content-encoding']).toBeUndefined()
      expect(stream.headers['content-type']).toMatch(/^text\/event-stream/)
      await expect.poll(() => stream.frames.map(({ type }) => type)).toContain('hello')
      // A machine that does other work besides may be late once, but a proxy that buffers is late always.
      const late: number[] = []
      for (let n = 0; n < 5; n += 1) {
        const since = Date.now()
        await agent.reply(threadId, `reply ${n}`)
        await expect
          .poll(() => JSON.stringify(stream.frames), { interval: 5 })
          .toContain(`"msgContent":"reply ${n}"`)
        late.push(Date.now() - since)
      }
      console.log(`${name}: events after ${late.join(', ')} ms`)
      expect(Math.min(...late)).toBeLessThan(1_000)

      // The node learns that the client has gone.
      expect(streams()).toBe(1)
      stream.close()
      await expect.poll(streams).toBe(0)
    })

    it('compresses answers of the API', async () => {
      const http = connected()
      const headers = { 'accept-encoding': 'gzip' }
      const answer = await http.connection.ask('/api/openapi.json', { method: 'GET', headers })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
    })

    it('tells the node the address of the client, and nothing that the client claims about it', async () => {
      const http = connected('127.0.0.2')
      const claims = {
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        'x-real-ip': '203.0.113.9',
      }
      const seen: Record<string, unknown>[] = []
      for (const node of nodes) node.app.server.on('request', ({ headers }) => seen.push(headers))
      const agent = await Agent.signIn(http.with(claims))
      const { body } = await agent.call('mySessions')
      expect(JSON.stringify(body.data)).toContain('"address":"127.0.0.2"')
      expect(JSON.stringify(body.data)).not.toContain('203.0.113.9')
      const ours = seen.filter((headers) => headers['x-forwarded-for'] === '127.0.0.2')
      expect(ours.length).toBeGreaterThanOrEqual(2)
      for (const headers of ours) {
        expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/)
        expect(headers['x-forwarded-proto']).toBe('https')
        expect(String(headers['host'])).toContain(siteName)
        expect(headers['forwarded'] ?? '').toBe('')
      }
    })

    it('lets a file of 20 MB through', async () => {
      const { visitor } = await startTalk(world.http)
      const http = connected().with({ token: visitor.started.token })
      const form = new FormData()
      form.append('file', new Blob(['a'.repeat(20 * 1024 * 1024)]), 'report.txt')
      form.append('userId', visitor.started.userId)
      const encoded = new Response(form)
      const sent = await http.connection.ask(pathOf('upload'), {
        headers: { ...http.sent, 'content-type': encoded.headers.get('content-type') ?? '' },
        body: Buffer.from(await encoded.arrayBuffer()),
      })
      expect(sent.body).toMatchObject({ code: 200 })
    })

    it.each([100_000, 2_000_000])(
      'tells the client that its body of %i is too large, every time',
      async (size) => {
        const { visitor } = await startTalk(world.http)
        const message = { msgContent: 'x'.repeat(size) }
        const announced = { 'content-length': String(JSON.stringify(message).length) }
        const codes = []
        // A refusal that comes while the body is still on its way gets lost now and then, not always.
        for (let n = 0; n < 30; n += 1) {
          const http = connected().with({ token: visitor.started.token })
          codes.push((await http.call('sendMsg', message, n % 2 === 0 ? announced : {})).status)
        }
        expect(new Set(codes)).toEqual(new Set([413]))
      },
    )

    it('what one client does wrong takes no node away from the others', async () => {
      const { visitor } = await startTalk(world.http)
      const wrong = connected().with({ token: visitor.started.token })
      for (let n = 0; n < 6; n += 1) {
        await wrong.call('sendMsg', { msgContent: 'x'.repeat(2_000_000) }).catch(() => undefined)
        // Gone in the middle of a file.
        const upload = wrong.connection.session.request({
          ':method': 'POST',
          ':path': pathOf('upload'),
          'content-type': 'multipart/form-data; boundary=b',
          ...wrong.sent,
        })
        upload.on('error', () => undefined)
        upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
        await sleep(50)
        upload.close(constants.NGHTTP2_CANCEL)
      }
      const other = connected()
      const codes = []
      for (let n = 0; n < 20; n += 1) codes.push((await other.call('whoAmI', {})).status)
      expect(new Set(codes)).toEqual(new Set([401]))
    })

    it('logs neither the addresses of files nor queries', async () => {
      const http = connected()
      for (const path of [
        '/files/secret-id/secret-name?seal=secret',
        '/exports/1-secret.secret.zip',
        '/chat_online/workorder?token=secret',
      ])
        await http.connection.ask(path, { method: 'GET' })
      await expect
        .poll(proxy.accessLog)
        .toMatch(/\/files\/-(.|\n)*\/exports\/-(.|\n)*\/chat_online\/workorder/)
      expect(await proxy.accessLog()).not.toContain('secret')
    })

    it('a client that does not finish its headers is sent away', async () => {
      const socket = tlsSocket(proxy)
      socket.resume()
      socket.write(`POST /api/chat/visitor/chatStart HTTP/1.1\r\nhost: ${siteName}\r\n`)
      const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')))
      expect(await Promise.race([closed, sleep(25_000, 'still there')])).toBe('closed')
    })

    it('a node is stopped: clients go on, and nothing is lost or doubled', async () => {
      const drain = { drainNoticeMs: 2_000, drainStreamsMs: 2_000 }
      const pair = [await world.startNode(drain), await world.startNode(drain)] as const
      const own = await start([pair[0].address, pair[1].address])
      onTestFinished(() => own.dispose())
      await restartStory(name, own, pair)
    })
  })
}

export function tlsSocket({ port, certificate }: RunningProxy): TLSSocket {
  const options = { host: '127.0.0.1', port, servername: siteName, ca: certificate }
  const socket = connectTls({ ...options, ALPNProtocols: ['http/1.1'] })
  socket.on('error', () => undefined)
  return socket
}
