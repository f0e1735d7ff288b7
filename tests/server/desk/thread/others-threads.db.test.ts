import { expect, it } from 'vitest'
import { deskApi } from '@foyer/contract/desk/api.ts'
import type { Endpoint } from '@foyer/contract/endpoint.ts'
import { routes } from '@foyer/server/routes.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

/** What reaches the visitor: only the owner of the thread may do it. */
const forOwner = {
  reply: { id: newId(), msgContent: 'not from the owner' },
  typeReply: {},
  recall: {},
  inviteRating: {},
  closeThread: {},
  handOver: { groupId: 'default', note: '' },
  refuseThread: {},
  startCall: { videoType: 'voice' },
} as const

/** What an agent may do in a colleague's thread, and why. */
const forOthers = {
  readThread: 'agents of a tenant read all its threads',
  readRows: 'the same, for the rows of a list',
  viewing: 'shown to colleagues only',
  writeNote: 'internal notes are never shown to visitors',
  takeThread: 'refused by its own rule while somebody owns the thread',
  takeOver: 'for supervisors, by their role',
  visitorInfo: 'reading',
  blockVisitor: 'any agent may block a visitor; the thread only names the visitor',
  holdVisitor: 'for admins, by their role; the thread only names the visitor',
  requestVisitorData: 'for admins, by their role; the thread only names the visitor',
  whoSees: 'for supervisors, by their role',
  uploadFile: 'a form with a file: upload-file.db.test.ts',
  deskCallAct: 'a call belongs to the agent who had the thread when it began',
  deskCallSignal: 'the same',
}

const named = routes
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => isDesk(endpoint) && namesThread(endpoint))

it('every desk call that names a thread is in one of the two tables', () => {
  const tables = [...Object.keys(forOwner), ...Object.keys(forOthers)]
  expect(named.map(({ name }) => name).toSorted()).toEqual(tables.toSorted())
})

it.each(Object.entries(forOwner))(
  '%s in a colleague’s thread is refused, and the visitor hears nothing of it',
  async (name, input) => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    const own = await agent.reply(threadId, 'from the owner')
    const ben = await Agent.signIn(world.http, 'ben@demo.example')
    const stream = await visitor.stream()
    const { body } = await ben.call(name as keyof typeof forOwner, {
      threadId,
      ...(name === 'recall' && { msgId: own.body.data['msgId'] }),
      ...input,
    })
    expect(body.error).toBe(name === 'recall' ? 'message.notYours' : 'thread.notYours')
    await agent.reply(threadId, 'after it')
    await stream.next((frame) => JSON.stringify(frame).includes('after it'))
    const events = stream.frames.filter(({ type }) => type === 'event')
    expect(events.map(({ event }) => (event as { msgContent?: string }).msgContent)).toEqual(
      expect.not.arrayContaining(['not from the owner', undefined]),
    )
  },
)

function isDesk(endpoint: Endpoint): boolean {
  return Object.hasOwn(deskApi, endpoint.name)
}

function namesThread({ example }: Endpoint): boolean {
  const input: unknown = example.input
  return typeof input === 'object' && input !== null && ('threadId' in input || 'threadIds' in input)
}
