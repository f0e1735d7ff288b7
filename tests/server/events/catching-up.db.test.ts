import { afterEach, expect, it } from 'vitest'
import { ThreadSummary } from '@foyer/contract/desk/inbox.ts'
import type { Listener } from '@foyer/server/log/watch.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { createLogWriter } from '@foyer/testkit/log-writer.ts'
import type { TestStream } from '@foyer/testkit/stream.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
let restore = (): void => undefined
afterEach(() => restore())

it('C-22 what is never stored reaches a stream that is still being caught up', async () => {
  const { visitor, threadId } = await startTalk(world.http)
  const reads = holdReads()
  const stream = await visitor.stream()
  await stream.next((frame) => frame.type === 'hello')
  await createLogWriter(world.node.deps).type(threadId)
  await stream.next((frame) => JSON.stringify(frame).includes('"event_type":1204'))
  expect(JSON.stringify(stream.frames)).not.toContain('to learn my thread')

  reads.goOn()
  await stream.next((frame) => JSON.stringify(frame).includes('to learn my thread'))
  stream.close()
})

it('T-25 a browser that takes over ends a stream that is still being caught up', async () => {
  const { visitor } = await startTalk(world.http)
  const reads = holdReads()
  const stream = await visitor.stream()
  await stream.next((frame) => frame.type === 'hello')
  await visitor.http.call('chatStart', { channelId: 'demo', pid: newId() })
  await stream.next((frame) => JSON.stringify(frame).includes('"outType":3'))
  await stream.closed
  reads.goOn()
})

it('a listener that leaves while it is caught up hears no more', async () => {
  const { threadId } = await startTalk(world.http)
  const { watches } = world.node.deps
  const ref = { tenantId: world.demo.tenantId, threadId: await rowIdOf(threadId) }
  const watch = await watches.of(ref, threadId)
  if (!watch) throw new Error('the thread exists')
  const heard: string[] = []
  const listener: Listener = {
    onEntry: () => undefined,
    onHead: () => undefined,
    onNote: ({ type }) => heard.push(type),
  }
  const reads = holdReads()
  const following = watches.follow(watch, listener, 0)
  watches.leave(watch, listener)
  for (const each of watch.listeners) each.onNote({ type: 'agentTyping' }, watch)
  reads.goOn()
  await following
  expect([heard, watch.listeners]).toEqual([[], []])
})

it('a desk that loses a thread before it follows it never does', async () => {
  const { watches } = world.node.deps
  const agent = await Agent.signIn(world.http)
  const desk = await agent.stream()
  await desk.next((frame) => frame.type === 'hello')
  const of = watches.of.bind(watches)
  const opens = hold(of)
  watches.of = opens.call
  restore = () => void (watches.of = of)

  const { threadId } = await startTalk(world.http, agent)
  await opens.called
  expect((await agent.call('refuseThread', { threadId })).body.code).toBe(200)
  await expect.poll(() => ownersOf(desk, threadId)).toMatch(/\d,$/)
  opens.goOn()
  await opens.done

  const id = await rowIdOf(threadId)
  const watch = [...watches.all()].find(({ ref }) => ref.threadId === id)
  expect(watch?.listeners ?? []).toEqual([])
  desk.close()
})

async function rowIdOf(threadId: string): Promise<number> {
  const thread = world.node.deps.db.selectFrom('threads').select('id').where('key', '=', threadId)
  return (await thread.executeTakeFirstOrThrow()).id
}

/** Who had a thread, one after the other, as a desk was told. */
function ownersOf({ frames }: TestStream, threadId: string): string {
  const rows = frames.map((frame) => ThreadSummary.partial().safeParse(frame['thread']).data)
  return rows.flatMap((row) => (row?.threadId === threadId ? [row.adminId] : [])).join()
}

/** Keeps streams from reading the log. */
function holdReads() {
  const { reader } = world.node.deps
  const after = reader.after.bind(reader)
  const held = hold(after)
  reader.after = held.call
  restore = () => void (reader.after = after)
  return held
}

/** The same function, which waits until it may go on. */
function hold<Of extends unknown[], Result>(work: (...of: Of) => Promise<Result>) {
  const called = Promise.withResolvers<undefined>()
  const gate = Promise.withResolvers<undefined>()
  const done = Promise.withResolvers<undefined>()
  return {
    call: async (...of: Of): Promise<Result> => {
      called.resolve(undefined)
      await gate.promise
      return work(...of).finally(() => done.resolve(undefined))
    },
    called: called.promise,
    done: done.promise,
    goOn: () => gate.resolve(undefined),
  }
}
