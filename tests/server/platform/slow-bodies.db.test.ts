import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const times = { headersTimeoutMs: 1_500, bodyTimeoutMs: 1_500 }
const slowCount = 500
let node: ServerNode
const sockets = new Set<Socket>()

beforeAll(async () => {
  node = await world.startNode(times)
})
afterAll(() => sockets.forEach((socket) => socket.destroy()))

/** A server that cuts a client while bytes are on their way resets the connection, which is a cut like any other. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve()))
}

/** A client that begins a request and then sends a byte now and then. Tells what it was answered when it was cut. */
async function dripping(begin: string): Promise<{ socket: Socket; cut: Promise<string> }> {
  const { hostname, port } = new URL(node.address)
  const socket = connect(Number(port), hostname)
  sockets.add(socket)
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
  await once(socket, 'connect')
  socket.write(begin)
  const drip = setInterval(() => socket.write('x'), 100)
  const cut = closed(socket).then(() => {
    clearInterval(drip)
    sockets.delete(socket)
    return answer
  })
  return { socket, cut }
}

function slowBody(name: CallName, token = ''): string {
  const head = ['content-type: application/json', 'content-length: 60000', 'host: x', `token: ${token}`]
  return `POST ${pathOf(name)} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"`
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

it('hundreds of slow senders slow nobody else down, and are cut when their time is over', async () => {
  const visitor = await Visitor.start(world.http.at(node.address))
  async function msOfCall(): Promise<number> {
    const started = performance.now()
    expect((await visitor.call('typing', { msgContent: 'quick' })).status).not.toBe(503)
    return performance.now() - started
  }
  const before: number[] = []
  for (let i = 0; i < 20; i++) before.push(await msOfCall())

  const slow = await Promise.all(Array.from({ length: slowCount }, () => dripping(slowBody('chatStart'))))
  let open = slowCount
  const began = performance.now()
  const cuts = slow.map(async ({ cut }) => {
    const answer = await cut
    open--
    return answer
  })

  const took: number[] = []
  while (open > 0 && performance.now() - began < 20_000) {
    took.push(await msOfCall())
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect(open).toBe(0)
  const answers = await Promise.all(cuts)
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  )
  // Against what the same machine needed a moment ago: it may be busy with other tests.
  expect(median(took)).toBeLessThan(100 + 5 * median(before))
})

it('a call that does not exist is no way around it', async () => {
  const { cut } = await dripping(slowBody('chatStart').replace('chatStart', 'nothing'))
  await cut
})

it('slow headers and connections that say nothing are cut as well', async () => {
  const slow = await dripping('POST / HTTP/1.1\r\nx-slow: ')
  const { hostname, port } = new URL(node.address)
  const silent = connect(Number(port), hostname)
  silent.resume()
  await Promise.all([slow.cut, closed(silent)])
})

it('an upload keeps its time', async () => {
  const visitor = await Visitor.start(world.http.at(node.address))
  const { socket, cut } = await dripping(slowBody('uploadBase64', visitor.started.token))
  const first = await Promise.race([
    cut.then(() => 'cut'),
    new Promise((resolve) => setTimeout(() => resolve('goes on'), times.bodyTimeoutMs * 2)),
  ])
  expect(first).toBe('goes on')
  socket.destroy()
})
