import { expect, it } from 'vitest'
import type { AgentMessage, WireMessage } from '@foyer/contract/messages/wire-message.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { createLogWriter } from '@foyer/testkit/log-writer.ts'
import { startTalk } from '@foyer/testkit/talk.ts'

const world = givenWorld()

it('D-16 quote, files, translation and the way to a person reach both sides; what is for agents, agents only', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const log = createLogWriter(world.node.deps)
  const shown = {
    replyMsg: 'Where is it?',
    referenceFile: [{ referenceFileName: 'Slip.pdf', referenceFileUrl: '/files/slip.pdf' }],
    msgTransContent: 'Unterwegs',
    showTransferBtn: 1 as const,
  }
  await log.put(threadId, { msgType: 1, msgContent: 'On its way', ...shown, sensitiveWords: 'way' })
  const recalled = await log.put(threadId, { msgType: 1, msgContent: 'a slip of the pen', ...shown })
  await log.recall(recalled)
  await log.put(threadId, { msgType: 1, msgContent: 'a note' }, { internal: true })
  await log.put(
    threadId,
    { msgType: 1, msgContent: 'withheld', sensitiveWords: 'withheld' },
    { sensitive: true },
  )

  const history = await visitor.call('getHistoryMsg', { maxTime: 0 })
  const read = (history.body.data['msgList'] as WireMessage[]).slice(-2)
  expect(read).toMatchObject([
    { msgContent: 'On its way', ...shown },
    { msgContent: '', recallFlag: 1 },
  ])
  const text = JSON.stringify(read)
  for (const secret of ['sensitive', 'insideFlag', 'adminId', 'a note', 'withheld', 'slip of the pen'])
    expect(text).not.toContain(secret)

  const { body } = await agent.call('readThread', { threadId })
  const events = body.data['events'] as Partial<AgentMessage>[]
  expect(events.filter(({ msgContent }) => msgContent !== undefined).slice(-4)).toMatchObject([
    { msgContent: 'On its way', ...shown, sensitiveWords: 'way' },
    { msgContent: '', recallFlag: 1 },
    { msgContent: 'a note', insideFlag: 1, adminId: expect.any(String) as string },
    { msgContent: 'withheld', sensitiveFlag: 1, sensitiveWords: 'withheld' },
  ])
})
