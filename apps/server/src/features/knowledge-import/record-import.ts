import { importOutcomes, type ImportFormat } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import type { ImportResult } from '../../rules/knowledge-import/decide-import.ts'

/** One entry for all documents, with their ids: a list of 5,000 entries would hide everything else. */
export async function recordImport(
  trx: Trx,
  caller: AgentCaller,
  about: { robotNo: string; as: string; format: ImportFormat },
  results: readonly ImportResult[],
  now: number,
): Promise<void> {
  const of = (wanted: string) => results.filter(({ outcome }) => outcome === wanted)
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, of(outcome).length]))
  const documents = [...of('added'), ...of('changed')].map(({ docId }) => docId)
  const object = { kind: 'document', id: '', name: '' } as const
  const after = { ...about, ...counts, documents }
  await writeAudit(trx, actorOf(caller), { action: 'importKnowledge', object, after }, now)
}
