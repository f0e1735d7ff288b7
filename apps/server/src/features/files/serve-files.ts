import { byteRangeOf } from '@foyer/core/files/byte-range.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../identity/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { storageKey } from '../../platform/storage/storage.ts'
import { fileHeaders } from './file-headers.ts'
import { fileRefOf } from './file-url.ts'
import { mayOpen } from './may-open.ts'

/** Hands out uploaded files. Every reading looks at the file's row: what is gone there is gone here. */
export function serveFiles(app: FastifyInstance, deps: Deps): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:file/*',
    handler: async (request, reply) => {
      const ref = fileRefOf(`/files/${request.params.file}`)
      if (!ref) throw new Failed('object.unknown')
      deps.limits.take(limitRules.download, `${ref.tenantId}:${addressBlock(request.ip)}`)
      const file = await deps.files.find(ref)
      if (!file || !(await mayOpen(deps, file, request.query))) throw new Failed('object.unknown')

      const headers = fileHeaders(file)
      if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send()
      const isFresh = [undefined, headers.etag].includes(request.headers['if-range']?.toString())
      const part = isFresh ? byteRangeOf(request.headers.range, file.bytes) : undefined
      if (part === 'unsatisfiable')
        return reply
          .code(416)
          .headers({ ...headers, 'content-range': `bytes */${file.bytes}` })
          .send()

      reply.headers({ ...headers, 'content-length': part ? part.end - part.start + 1 : file.bytes })
      if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`)
      if (request.method === 'HEAD') return reply.send()
      const body = await deps.storage.read(storageKey(file.tenant_id, file.id), part)
      if (!body) throw new Failed('object.unknown')
      return reply.send(body)
    },
  })

  app.addHook('onClose', async () => {
    deps.storage.close()
    await deps.egress.close()
  })
}
