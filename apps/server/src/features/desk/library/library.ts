import { exportLibrary, importLibrary } from '@foyer/contract/desk/library.ts'
import { csvLimits, rowOutcomes } from '@foyer/contract/desk/library-limits.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { byteOrderMark, csvLine } from '../../../rules/audit/csv.ts'
import { guardedCell } from '../../../rules/library/csv-cell.ts'
import { csvColumns } from '../../../rules/library/named-rows.ts'
import { blocksCsv } from './blocks-csv.ts'
import { cannedCsv } from './canned-csv.ts'
import type { LibraryCsvs } from './library-list.ts'
import { readCsv } from './read-csv.ts'
import { wordsCsv } from './words-csv.ts'

const csvs: LibraryCsvs = { canned: cannedCsv, words: wordsCsv, blocks: blocksCsv }

const exportLibraryRoute = serve(exportLibrary, async ({ list }, { db, clock, limits }, caller) => {
  const { act, kind, read } = csvs[list]
  if (act) requireMay(caller, act)
  limits.take(limitRules.libraryFile, `${caller.tenantId}:${caller.agentId}`)
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const rows = await read(trx, caller, now)
    const object = { kind, id: '', name: '' } as const
    const after = { list, rows: rows.length }
    await writeAudit(trx, actorOf(caller), { action: 'exportLibrary', object, after }, now)
    const lines = [csvColumns[list].names, ...rows.map((row) => row.map(guardedCell))].map(csvLine)
    return { csv: byteOrderMark + lines.join('') }
  })
})

/** Quotes and line breaks are escaped on the way. */
const maxBodyBytes = csvLimits.bytes * 2 + 1024

const importLibraryRoute = serve(
  importLibrary,
  async ({ list, csv, isDryRun }, { db, clock, limits, words }, caller) => {
    const { act, kind, prepare } = csvs[list]
    if (act) requireMay(caller, act)
    limits.take(limitRules.libraryFile, `${caller.tenantId}:${caller.agentId}`)
    const rows = readCsv(list, csv)
    if (typeof rows === 'string') return { problem: rows, rows: [] }
    const now = clock.now()
    const results = await db.transaction().execute(async (trx) => {
      const prepared = await prepare(trx, caller, rows, now)
      if (isDryRun) return prepared.results
      const counts = rowOutcomes.map(
        (outcome) => [outcome, prepared.results.filter((row) => row.outcome === outcome).length] as const,
      )
      const after = { list, ...Object.fromEntries(counts), ...(prepared.names && { names: prepared.names }) }
      if (prepared.results.some(({ outcome }) => outcome === 'added' || outcome === 'changed'))
        await prepared.save()
      const object = { kind, id: '', name: '' } as const
      await writeAudit(trx, actorOf(caller), { action: 'importLibrary', object, after }, now)
      return prepared.results
    })
    if (list === 'words' && !isDryRun) words.changed(caller.tenantId)
    return { rows: results }
  },
  { maxBodyBytes },
)

export const libraryRoutes = { exportLibrary: exportLibraryRoute, importLibrary: importLibraryRoute }
