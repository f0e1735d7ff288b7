import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { History } from '../history.ts'
import { sightOf } from './sight-of.ts'
import { untilOk } from './until-ok.ts'
import type { VirtualVisitor } from './virtual-visitor.ts'

const pageSize = 100

/** The whole thread as getHistoryMsg pages it, from the newest page back. */
export async function readHistory(visitor: VirtualVisitor, history: History): Promise<void> {
  const { userId, thread } = visitor.started
  const pages = []
  for (let maxTime = 0; ;) {
    const { msgList, more } = await untilOk(() => visitor.client.getHistoryMsg({ userId, maxTime, pageSize }))
    pages.unshift(msgList)
    const [oldest] = msgList
    if (!more || !oldest) break
    maxTime = oldest.msgTime
  }
  for (const wire of pages.flat()) {
    history.see({
      observer: `history of ${visitor.name}`,
      kind: 'history',
      thread,
      ...sightOf(decodeMessage(wire)),
    })
  }
}
