import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import type { ContentOf } from '@foyer/contract/messages/content.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { visibleToVisitor } from '../../rules/log/visibility.ts'
import type { Deps } from '../../deps.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'

export type ExternalForm = ContentOf<'externalForm'>
type Named = { url: string; method: string; headers: Record<string, string>; contentType: string }
type Thread = { key: string; is_open: boolean; session_first_seq: number }

/** Nobody is asked more often than this in one conversation. */
const newest = 20

/**
 * The form that a visitor means, from the log: sent to them in this session by somebody else, still there, not
 * answered yet, and the very one that they name. Nothing that they name is used for anything but finding it.
 */
export async function issuedForm(
  { db, reader }: Deps,
  ref: ThreadRef,
  thread: Thread,
  named: Named,
): Promise<ExternalForm | undefined> {
  if (!thread.is_open) return undefined
  const places = await db
    .selectFrom('entries')
    .select('seq')
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('seq', '>=', thread.session_first_seq)
    .where('kind', '=', msgTypes.externalForm)
    .orderBy('seq', 'desc')
    .limit(newest)
    .execute()
  for (const { seq } of places) {
    const entry = await reader.one(ref, seq, thread.key)
    const form = entry && formIn(entry)
    if (form && !form.submitted && isSame(form, named)) return form
  }
  return undefined
}

function formIn(entry: Entry): ExternalForm | undefined {
  const body = visibleToVisitor(entry)?.body
  if (body?.type !== 'message' || entry.recalled || entry.sender === 'visitor') return undefined
  const content = decodeContent({ ...body.extra, msgType: body.msgType, msgContent: body.content })
  return content.kind === 'externalForm' ? content : undefined
}

function isSame(form: ExternalForm, named: Named): boolean {
  return (
    form.url === named.url &&
    form.method.toUpperCase() === named.method.toUpperCase() &&
    form.bodyType === named.contentType &&
    inOrder(form.headers) === inOrder(named.headers)
  )
}

function inOrder(headers: Record<string, string>): string {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
