import { byteRangeOf } from '../../rules/files/byte-range.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { storageKey } from '../../platform/storage/storage.ts'
import { isGoodTicketLink } from '../../platform/http/ticket-link.ts'
import { isShownInPlace } from '../../rules/files/served-type.ts'
import { isTicketUploader } from './uploader.ts'
import { fileRefOf, holderOf } from './file-seal.ts'

/** Opened by itself, a file is a picture or a film and nothing more: no script, no form, no origin of ours. */
const policy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** How a file is handed out. The type is one of our list, and only what that list shows is shown in place. */
function fileHeaders(file: { id: string; mime: string; name: string; uploader: string }) {
  const place = isShownInPlace(file.mime) ? 'inline' : 'attachment'
  return {
    'content-type': file.mime,
    'content-disposition': `${place}; ${fileNameOf(file.name)}`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // Bytes never change, but a file may be withdrawn: browsers may keep it for an hour, proxies not at all.
    // Whether somebody may still open a ticket's is asked every time.
    'cache-control': isTicketUploader(file.uploader) ? 'private, no-cache' : 'private, max-age=3600',
    'accept-ranges': 'bytes',
    etag: `"${file.id}"`,
  }
}

/** RFC 6266: plain letters for old readers, the whole name for the others. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}

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

type File = { tenant_id: number; id: string; uploader: string }

/**
 * Whether an address opens a file now. Files of the chat are opened by their address alone; those of tickets need one
 * that was sealed for somebody lately, and if that was through a link, the link must still be good.
 */
async function mayOpen({ config, db, clock }: Deps, file: File, query: unknown): Promise<boolean> {
  if (!isTicketUploader(file.uploader)) return true
  const { tenant_id: tenantId, id } = file
  const holder = holderOf(config.keys, { tenantId, id }, query, clock.now())
  if (holder === undefined) return false
  const [, link] = holder.split('link.')
  return link === undefined || isGoodTicketLink(db, tenantId, link, clock.now())
}
