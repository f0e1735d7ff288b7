import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { someConversation, type Cast, type Conversation } from './cast.ts'
import type { History } from './history.ts'

const tickMs = 20
/** A sender that waits for this many answers writes no more: people do not either. */
const maxPending = 20
/** The share of a visitor's messages that are read back as soon as they are acknowledged. */
const readBackShare = 0.03

/** Visitors and agents write in random conversations, so many messages a second in all. The answer stops it. */
export function startTraffic(cast: Cast, history: History, perSecond: number): () => void {
  let due = 0
  let count = 0
  const timer = setInterval(() => {
    due += (perSecond * tickMs) / 1000
    for (; due >= 1; due -= 1) {
      count += 1
      write(someConversation(cast), history, `message ${count}`)
    }
  }, tickMs)
  return () => clearInterval(timer)
}

function write({ visitor, agent, thread }: Conversation, history: History, text: string): void {
  if (Math.random() < 0.4) {
    if (agent.pending() < maxPending * 20) agent.reply(thread, text)
    return
  }
  if (visitor.pending() >= maxPending) return
  const id = visitor.send(text)
  if (Math.random() < readBackShare) void readBack(visitor, history, id)
}

/** As soon as the sender is told `ok`, its next read must hold the message. */
async function readBack(visitor: Conversation['visitor'], history: History, id: string): Promise<void> {
  while (history.ops.get(id)?.outcome === 'info' && visitor.pending() > 0)
    await new Promise((r) => setTimeout(r, 2))
  if (history.ops.get(id)?.outcome !== 'ok') return
  const { userId } = visitor.started
  const page = await visitor.client.getHistoryMsg({ userId, maxTime: 0, pageSize: 50 })
  if (!page.ok) return
  const messages = page.data.msgList.map(decodeMessage)
  const isFound = messages.some((message) => message.id === id)
  // On a busy machine so much may have been written meanwhile that the page does not reach back to it.
  const isPast = page.data.more && (messages[0]?.seq ?? 0) > (history.ops.get(id)?.seq ?? 0)
  if (isFound || !isPast) history.readBack(id, isFound)
}
