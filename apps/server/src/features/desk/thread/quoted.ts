import { seqOf } from '@foyer/core/log/entry.ts'
import { quoteOf } from '@foyer/core/log/quote.ts'
import type { Deps } from '../../../deps.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { Failed } from '../../../platform/http/failed.ts'

/** The words of the message that a reply answers, from the log: nobody is quoted with what they did not say. */
export async function quoted(
  { reader }: Deps,
  ref: ThreadRef,
  threadKey: string,
  msgId: string,
): Promise<{ replyMsg: string }> {
  const seq = seqOf(msgId, threadKey)
  const target = seq === undefined ? undefined : await reader.one(ref, seq, threadKey)
  const replyMsg = quoteOf(target)
  if (replyMsg === undefined) throw new Failed('object.unknown')
  return { replyMsg }
}
