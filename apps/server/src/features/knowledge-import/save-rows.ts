import { sql } from 'kysely'
import type { ImportFormat } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { actorOf } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { afterFailures } from '../../rules/knowledge-import/after-failures.ts'
import type { CheckedRow, ImportResult, ImportSettings } from '../../rules/knowledge-import/decide-import.ts'
import { lockTranslations } from '../robot/documents/translations.ts'
import { countTerms, type TermCount } from '../robot/publish/count-terms.ts'
import { publishChecked, type Published } from '../robot/publish/publish-checked.ts'
import { decideRows } from './decide-rows.ts'
import { recordImport } from './record-import.ts'
import { beginTargets, dropTargets } from './begin-targets.ts'
import { saveRow } from './save-row.ts'
import { saveTranslations } from './save-translations.ts'

type SaveOptions = ImportSettings & { format: ImportFormat; despiteCases: boolean }

/**
 * Saves what is new and changed in one publication, with one check of the cases at its end. A document that cannot be
 * saved is refused alone. Throws BrokenCases, and then nothing is saved.
 */
export async function saveRows(
  { db, clock, failures }: Pick<Deps, 'db' | 'clock' | 'failures'>,
  caller: AgentCaller,
  rows: readonly CheckedRow[],
  { format, despiteCases, ...settings }: SaveOptions,
): Promise<Published<ImportResult[]>> {
  const { tenantId, agentId } = caller
  const { robotNo, as } = settings
  const now = clock.now()
  const robot = { tenantId, robotNo }
  const saving = { tenantId, now, author: { id: agentId, name: actorOf(caller).name } }
  return publishChecked(db, robot, { now, despiteCases }, async (trx) => {
    if (rows.some(namesTranslation)) await lockTranslations(trx, robot)
    const decided = await decideRows(trx, tenantId, rows, settings)
    const begun = await beginTargets(trx, robot, decided, now)
    const failed = new Map<string, 'edited' | 'failed'>()
    const terms: TermCount[] = []
    let isHeard = false
    for (const one of decided) {
      const { docId, line } = one.result
      try {
        const counts: TermCount[] = []
        const addTerms = async (count: TermCount) => void counts.push(count)
        const isRowHeard = await inSavepoint(trx, () => saveRow(trx, saving, one, addTerms))
        isHeard ||= isRowHeard
        terms.push(...counts)
      } catch (error) {
        const isStale = error instanceof Failed && error.error === 'object.stale'
        if (!isStale) failures.report('knowledge.import', error, { tenantId, docId, line })
        failed.set(docId, isStale ? 'edited' : 'failed')
      }
    }
    const lost = begun.filter((docId) => failed.has(docId))
    await dropTargets(trx, robot, lost)
    const saved = decided.filter(({ result }) => !failed.has(result.docId))
    await saveTranslations(trx, robot, saved)
    await countTerms(trx, tenantId, terms)
    const results = afterFailures(decided, failed)
    await recordImport(trx, caller, { robotNo, as, format }, results, now)
    return { value: results, isHeard }
  })
}

function namesTranslation({ content }: CheckedRow): boolean {
  return typeof content !== 'string' && content.translationOf !== undefined
}

/** A failure inside takes back only what was done inside. */
async function inSavepoint<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint imported_row`.execute(trx)
  try {
    const value = await work()
    await sql`release savepoint imported_row`.execute(trx)
    return value
  } catch (error) {
    await sql`rollback to savepoint imported_row`.execute(trx)
    throw error
  }
}
