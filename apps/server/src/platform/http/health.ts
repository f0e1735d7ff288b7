import type { FastifyInstance } from 'fastify'
import type { Check } from '../readiness.ts'

/** `failedChecks` is empty when the node may be given traffic. */
export type Health = { failedChecks: () => Promise<Check[]> }

export function serveHealth(app: FastifyInstance, health: Health): void {
  // Alive: the process answers. Ready: it may be given traffic.
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const failed = await health.failedChecks()
    if (failed.length === 0) return reply.send({ status: 'ready' })
    return reply.code(503).send({ status: 'not ready', failed })
  })
}
