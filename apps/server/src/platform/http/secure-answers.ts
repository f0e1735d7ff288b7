import type { FastifyInstance } from 'fastify'
import { requestIdHeader } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

const headers = Object.entries(securityHeaders)

/** Puts the headers on all that Fastify sends: pages, files, failures. Calls and streams write them themselves. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    reply.header(requestIdHeader, request.id)
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    next(null, payload)
  })
}
