import { createRequire } from 'node:module'

/** The server's own copy of Fastify, as far as an echo needs it. */
type Bare = {
  post: (
    path: string,
    options: { schema: unknown },
    handler: (request: { body: Polled }) => Promise<unknown>,
  ) => void
  listen: (options: { host: string; port: number }) => Promise<string>
}
type Polled = { lastSeq: number }

const text = { type: 'string' }
const integer = { type: 'integer' }

function objectOf(properties: Record<string, unknown>) {
  return { type: 'object', required: Object.keys(properties), properties }
}

const schema = {
  body: objectOf({ userId: text, pollId: text, lastSeq: integer }),
  response: {
    200: objectOf({
      code: integer,
      data: objectOf({
        status: integer,
        waitIndex: integer,
        msgList: { type: 'array', items: text },
        lastSeq: integer,
        more: { type: 'boolean' },
      }),
    }),
  },
}

/** Fastify with a schema each way, answering a poll with the bytes that our server answers an empty one with. */
export async function listenBare(path: string): Promise<number> {
  const app = loadFastify()
  app.post(path, { schema }, async ({ body }) => ({
    code: 200,
    data: { status: 1, waitIndex: 0, msgList: [], lastSeq: body.lastSeq, more: false },
  }))
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

function loadFastify(): Bare {
  const require = createRequire(new URL('../../../apps/server/package.json', import.meta.url))
  const create = require('fastify') as () => Bare
  return create()
}
