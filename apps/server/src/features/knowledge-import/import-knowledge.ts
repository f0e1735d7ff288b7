import { exportKnowledge, importKnowledge } from '@foyer/contract/desk/knowledge-import.ts'
import { importLimits } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import { sealedQuery } from '../../identity/sealed-ask.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { BrokenCases } from '../robot/cases/check-cases.ts'
import { publicationOf } from '../desk/robot/publication.ts'
import { checkRows, decideRows } from './decide-rows.ts'
import { saveRows } from './save-rows.ts'
import { readFile } from './read/read-file.ts'
import { knowledgeFilePurpose, knowledgeFileUrl } from './serve-knowledge-file.ts'

/** The file in base64, and the rest of the input. */
const maxBodyBytes = Math.ceil(importLimits.bytes / 3) * 4 + 16 * 1024

const importKnowledgeRoute = serve(
  importKnowledge,
  async ({ file, format, columns: given, isDryRun, despiteCases, ...chosen }, deps, caller) => {
    requireMay(caller, 'teachRobot')
    if (despiteCases) requireMay(caller, 'publishDespiteCases')
    deps.limits.take(limitRules.knowledgeFile, `${caller.tenantId}:${caller.agentId}`)
    const { columns, rows: written, problem } = await readFile(Buffer.from(file, 'base64'), format, given)
    if (problem) return { problem, columns, rows: [] }
    const checked = await checkRows(written)
    const settings = { ...chosen, agentId: caller.agentId }
    if (isDryRun) {
      const decided = await decideRows(deps.db, caller.tenantId, checked, settings)
      return { columns, rows: decided.map(({ result }) => result) }
    }
    try {
      const { value: rows, ...cases } = await saveRows(deps, caller, checked, {
        ...settings,
        format,
        despiteCases,
      })
      return { columns, rows, publication: publicationOf(true, cases) }
    } catch (error) {
      if (!(error instanceof BrokenCases)) throw error
      const decided = await decideRows(deps.db, caller.tenantId, checked, settings)
      return { columns, rows: decided.map(({ result }) => result), publication: publicationOf(false, error) }
    }
  },
  { maxBodyBytes },
)

/** The audit row of an export is written before its address is known, so before the download. */
const exportKnowledgeRoute = serve(exportKnowledge, async (asked, { db, clock, config, limits }, caller) => {
  requireMay(caller, 'teachRobot')
  limits.take(limitRules.knowledgeFile, `${caller.tenantId}:${caller.agentId}`)
  const now = clock.now()
  const object = { kind: 'document', id: '', name: '' } as const
  await writeAudit(db, actorOf(caller), { action: 'exportKnowledge', object, after: asked }, now)
  const seal = { keys: config.keys, purpose: knowledgeFilePurpose, holder: caller, now }
  return { path: `${knowledgeFileUrl}?${sealedQuery(seal, asked)}` }
})

export const importKnowledgeRoutes = {
  importKnowledge: importKnowledgeRoute,
  exportKnowledge: exportKnowledgeRoute,
}
