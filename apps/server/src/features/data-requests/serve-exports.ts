import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { storageKey } from '../../platform/storage/storage.ts'
import { stateAt } from '../../rules/data-requests/request-state.ts'
import { findRequest } from './request-rows.ts'
import { isSecretOf, readExportName } from '../../identity/request-secret.ts'

const headers = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="data.zip"',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** Hands out the files of exports. Every reading looks at the request's row: what is over there is gone here. */
export function serveExports(app: FastifyInstance, deps: Deps): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/exports/:name',
    handler: async (request, reply) => {
      const presented = readExportName(request.params.name)
      if (!presented) throw new Failed('object.unknown')
      deps.limits.take(limitRules.download, `${presented.tenantId}:${addressBlock(request.ip)}`)
      const row = await findRequest(deps.db, presented)
      if (!row || !isSecretOf(presented.secret, row.download_hash)) throw new Failed('object.unknown')
      if (stateAt(row, deps.clock.now()) !== 'done' || row.file_id === null)
        throw new Failed('object.unknown')
      reply.headers({ ...headers, 'content-length': row.file_bytes ?? 0 })
      if (request.method === 'HEAD') return reply.send()
      const body = await deps.storage.read(storageKey(row.tenant_id, row.file_id))
      if (!body) throw new Failed('object.unknown')
      return reply.send(body)
    },
  })
}
