import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { exportKnowledge } from '@foyer/contract/desk/knowledge-import.ts'
import type { ExportFormat } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { Deps } from '../../deps.ts'
import { requireMay } from '../../identity/require-may.ts'
import { unsealedAsk } from '../../identity/sealed-ask.ts'
import { signedIn } from '../../identity/signed-in.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { byteOrderMark } from '../../rules/audit/csv.ts'
import { csvHead, csvOf, jsonOf } from '../../rules/knowledge-import/export-lines.ts'
import type { RobotRef } from '../robot/dialogue/dialogues.ts'
import { documentsAfter, documentsAtOnce } from './stored-documents.ts'

export const knowledgeFileUrl = '/api/desk/knowledge-file'
export const knowledgeFilePurpose = 'knowledge-file'

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** The documents of a robot, from an address that `exportKnowledge` gave to this sign-in. */
export function serveKnowledgeFile(app: FastifyInstance, deps: Deps): void {
  app.get(knowledgeFileUrl, async (request, reply) => {
    const holder = await signedIn(request, deps)
    deps.limits.take(limitRules.knowledgeFile, `file:${holder.tenantId}:${holder.agentId}`)
    requireMay(holder, 'teachRobot')
    const now = deps.clock.now()
    const seal = { keys: deps.config.keys, purpose: knowledgeFilePurpose, holder, now }
    const asked = exportKnowledge.input.safeParse(unsealedAsk(seal, request.query))
    if (!asked.success) throw new Failed('object.unknown')
    const { robotNo, format } = asked.data
    const name = `knowledge-${new Date(now).toISOString().slice(0, 10)}.${format}`
    reply.headers({
      ...headers,
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
    })
    return reply.send(Readable.from(partsOf(deps, { tenantId: holder.tenantId, robotNo }, format)))
  })
}

/** Page by page: the browser's speed decides when the next documents are read. */
async function* partsOf({ db }: Deps, robot: RobotRef, format: ExportFormat): AsyncGenerator<string> {
  yield format === 'csv' ? byteOrderMark + csvHead : '{"documents":['
  let after = ''
  let isFirst = true
  for (;;) {
    const documents = await documentsAfter(db, robot, after)
    for (const document of documents) {
      yield format === 'csv' ? csvOf(document) : `${isFirst ? '\n' : ',\n'}${jsonOf(document)}`
      isFirst = false
    }
    const last = documents.at(-1)
    if (!last || documents.length < documentsAtOnce) break
    after = last.docId
  }
  if (format === 'json') yield '\n]}\n'
}
