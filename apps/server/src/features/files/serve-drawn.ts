import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { storageKey } from '../../platform/storage/storage.ts'

export type DrawnRef = { tenantId: number; id: string }

const namePattern = /^([1-9a-z][0-9a-z]{0,6})-([\w-]{22})\.webp$/

/** Where a picture that the server has drawn is loaded. */
export function drawnPath(prefix: string, { tenantId, id }: DrawnRef): string {
  return `${prefix}${tenantId.toString(36)}-${id}.webp`
}

type Served = {
  prefix: string
  cacheControl: string
  /** The size of a picture, if there is such a row. */
  bytesOf: (ref: DrawnRef) => Promise<number | undefined>
}

/** Pictures that the server has drawn, for everybody who has the address. */
export function serveDrawn(
  app: FastifyInstance,
  deps: Deps,
  { prefix, cacheControl, bytesOf }: Served,
): void {
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
    const [, tenant, id] = namePattern.exec(request.params.name) ?? []
    const tenantId = Number.parseInt(tenant ?? '', 36)
    if (!id || !(tenantId <= 0x7f_ff_ff_ff)) throw new Failed('object.unknown')
    deps.limits.take(limitRules.download, `${tenantId}:${addressBlock(request.ip)}`)
    const bytes = await bytesOf({ tenantId, id })
    const body = bytes === undefined ? undefined : await deps.storage.read(storageKey(tenantId, id))
    if (!body) throw new Failed('object.unknown')
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': bytes,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': 'inline; filename="picture.webp"',
        'x-robots-tag': 'noindex',
        'cache-control': cacheControl,
      })
      .send(body)
  })
}
