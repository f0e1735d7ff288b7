import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** For what keeps its name when it changes: browsers ask again before long. */
export const keptShortly = 'public, max-age=300, must-revalidate'
const keptForEver = 'public, max-age=31536000, immutable'
/** As Vite writes them: `main-B2x_9aQk.js`; and what the build compressed of them. */
const hashed = /-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/

/** The files of a build. A name that carries a hash is never another's. */
export async function serveAssets(
  app: FastifyInstance,
  {
    prefix,
    root,
    headers = {},
  }: { prefix: string; root: string; headers?: Readonly<Record<string, string>> },
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.headers({ ...headers, 'cache-control': hashed.test(path) ? keptForEver : keptShortly })
    },
  })
}
