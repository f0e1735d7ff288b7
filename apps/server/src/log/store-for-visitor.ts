import type { Sender } from '@foyer/contract/codes.ts'
import type { VisitorClaims } from '../rules/identity/claims.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { Append } from './append.ts'
import { receiptOf } from './receipt.ts'

type Written = ({ clientId: string } | { serverId: string }) & { sender: Sender; body: EntryBody }

/** Writes into a visitor's open session on their behalf and answers with the receipt. */
export async function storeForVisitor(
  append: Append,
  { tenantId, threadId, gen }: VisitorClaims,
  written: Written,
): Promise<ReturnType<typeof receiptOf>> {
  return receiptOf(await append({ tenantId, threadId, guard: { by: 'visitor', gen }, ...written }))
}
