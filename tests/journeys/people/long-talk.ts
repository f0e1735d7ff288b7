import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { senderTypes } from '@foyer/contract/codes.ts'
import type { Deps } from '@foyer/server/deps.ts'

const perStatement = 1000
const minuteMs = 60_000

/** Lines as people write them, from a word to a paragraph. */
const lines = [
  'Good morning!',
  'Do you still have the copper kettle, the one with the wooden handle?',
  'Yes, we have three of them left. I can put one aside for you until the weekend if you like.',
  'Please do. See https://shop.example/kettles/copper for the one I mean.',
  'Done.',
  'First line\nsecond line\nthird line, a little longer than the others',
  '好的，谢谢你！',
]

/** As if people had talked on for so long: texts, and now and then a card. It is written past the log's own road. */
export async function talkOn({ db }: Deps, threadKey: string, count: number): Promise<void> {
  const thread = await db
    .selectFrom('threads')
    .select(['tenant_id', 'id', 'last_seq', 'last_time', 'shelf'])
    .where('key', '=', threadKey)
    .executeTakeFirstOrThrow()
  const start = Date.now() - count * minuteMs
  for (let from = 0; from < count; from += perStatement) {
    const size = Math.min(perStatement, count - from)
    const rows = Array.from({ length: size }, (_, i) => {
      const at = from + i
      const { msgType, msgContent } = encodeContent(contentAt(at))
      return {
        tenant_id: thread.tenant_id,
        thread_id: thread.id,
        seq: thread.last_seq + 1 + at,
        at: start + at * minuteMs,
        agent_id: 0,
        kind: msgType,
        sender: senderTypes[at % 3 === 0 ? 'visitor' : 'agent'],
        flags: 0,
        shelf: thread.shelf,
        client_id: `talk:${at}`,
        content: msgContent,
        extra: null,
      }
    })
    await db.insertInto('entries').values(rows).execute()
  }
  await db
    .updateTable('threads')
    .set({ last_seq: thread.last_seq + count, last_time: Date.now() })
    .where('tenant_id', '=', thread.tenant_id)
    .where('id', '=', thread.id)
    .execute()
}

function contentAt(at: number): MessageContent {
  if (at % 20 === 19) return { kind: 'goods', ...kinds.goods.example }
  return { kind: 'text', text: `${lines[at % lines.length]} (${at + 1})` }
}
