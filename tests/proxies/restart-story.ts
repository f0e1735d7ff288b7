import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ServerNode } from '@foyer/server/node.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { connectH2, H2Http, type H2Connection } from './h2-http.ts'
import type { RunningProxy } from './running-proxy.ts'

/** A visitor writes and listens through the proxy, as the client engine does, while one of two nodes is stopped. */
export async function restartStory(
  name: string,
  proxy: RunningProxy,
  nodes: readonly [ServerNode, ServerNode],
): Promise<void> {
  let connection = connectH2(proxy)
  let tries = 0
  const visitor = await Visitor.start(new H2Http(connection))
  const listener = await listen(proxy, visitor)
  const left = nodes[0].deps.streams.size() > 0 ? nodes[0] : nodes[1]

  /** The same id until there is an answer: the server takes it once. */
  async function send(id: string): Promise<Answer> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      tries += 1
      if (!connection.isOpen) connection = connectH2(proxy)
      const writer = new Visitor(new H2Http(connection, { token: visitor.started.token }), visitor.started)
      const answer = await writer.send(`text ${id}`, id).catch(() => undefined)
      if (answer?.body.code === 200) return answer
      await sleep(100)
    }
    throw new Error(`${id} was never taken`)
  }

  const ids: string[] = []
  let isOver = false
  const stopped = sleep(300)
    .then(() => left.drain())
    .then(() => sleep(500))
    .then(() => (isOver = true))
  while (!isOver) {
    const id = newId()
    ids.push(id)
    await send(id)
    await sleep(20)
  }
  await stopped
  await expect.poll(() => listener.seen()).toHaveLength(ids.length)
  expect(listener.seen()).toEqual(ids)
  expect(listener.count()).toBeGreaterThan(1)
  console.log(`${name}: ${ids.length} messages in ${tries} tries over ${listener.count()} streams`)

  // The node is gone: nobody notices it any more.
  for (let n = 0; n < 20; n += 1) {
    const before = tries
    await send(newId())
    expect(tries - before).toBe(1)
  }
  listener.close()
  connection.close()
}

/** Opens a stream from where it is, and another one when it is asked to or the old one has ended. */
async function listen(proxy: RunningProxy, { started }: Visitor) {
  const { userId, pollId, token } = started
  const seen: string[] = []
  let { lastSeq } = started
  let count = 0
  let isOver = false
  let connection: H2Connection | undefined

  async function open(): Promise<void> {
    if (isOver) return
    const mine = connectH2(proxy)
    const old = connection
    connection = mine
    count += 1
    const reopen = (): void => {
      if (connection === mine) void openUntilOpen()
    }
    const stream = await mine.stream('stream', { userId, pollId, lastSeq }, { token }, (frame) => {
      if (frame.type === 'reconnect') setTimeout(reopen, Math.random() * Number(frame['withinMs']))
      if (frame.type !== 'event') return
      const event = frame['event'] as { seq: number; id?: string }
      if (event.seq <= lastSeq) return
      lastSeq = event.seq
      if (event.id !== undefined) seen.push(event.id)
    })
    old?.close()
    if (stream.status !== 200) throw new Error(`stream: ${stream.status}`)
    void stream.ended.then(reopen)
  }

  async function openUntilOpen(): Promise<void> {
    for (let isOpen = false; !isOpen && !isOver;) {
      isOpen = await open().then(
        () => true,
        () => sleep(100, false),
      )
    }
  }

  await open()
  return {
    seen: () => seen,
    count: () => count,
    close: () => {
      isOver = true
      connection?.close()
    },
  }
}
