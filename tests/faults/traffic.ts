import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { Cast, Conversation } from './cast.ts'
import type { History } from './history.ts'
import type { Stage } from './stage.ts'

const tickMs = 20
/** A sender that waits for this many answers writes no more: people do not either. */
const maxPending = 20
/** The share of a visitor's messages that are read back as soon as they are acknowledged. */
const readBackShare = 0.03

/** The checker keeps a whole run in memory: beyond this many messages nothing more is written. */
const maxMessages = 60_000

type On = Pick<Stage, 'history' | 'pace' | 'random'>

/** Visitors and agents write in random conversations, so many messages a second in all. The answer stops it. */
export function startTraffic(cast: Cast, { history, pace, random }: On, perSecond: number): () => void {
  let due = 0
  let count = 0
  const timer = setInterval(() => {
    if (history.ops.size >= maxMessages) return
    due += (perSecond * pace * tickMs) / 1000
    for (; due >= 1; due -= 1) {
      count += 1
      write(random.pick(cast.conversations), { history, random }, `message ${count}`)
    }
  }, tickMs)
  return () => clearInterval(timer)
}

function write(
  { visitor, agent, thread }: Conversation,
  { history, random }: Omit<On, 'pace'>,
  text: string,
): void {
  if (random.chance(0.4)) {
    if (agent.pending() < maxPending * 20) agent.reply(thread, text)
    return
  }
  if (visitor.pending() >= maxPending) return
  const id = visitor.send(text)
  if (random.chance(readBackShare)) void readBack(visitor, history, id)
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
