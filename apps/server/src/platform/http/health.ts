import type { FastifyInstance } from 'fastify'

/** `isReady` is false while the node starts, stops, or has lost PostgreSQL. */
export type Health = { isReady: () => Promise<boolean> }

export function serveHealth(app: FastifyInstance, health: Health): void {
  // Alive: the process answers. Ready: it may be given traffic.
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await health.isReady()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
