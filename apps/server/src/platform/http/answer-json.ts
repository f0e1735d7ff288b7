import type { FastifyReply } from 'fastify'
import { requestIdHeader } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

/** As a flat list, which Node writes out as it is. */
const headers = Object.entries({
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
}).flat()

/** Answers a call, past Fastify's reply: setting each header by itself costs more than an empty poll's own work. */
export function answerJson(reply: FastifyReply, body: string): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(200, [
    ...headers,
    requestIdHeader,
    reply.request.id,
    'content-length',
    String(Buffer.byteLength(body)),
  ])
  reply.raw.end(body)
  return reply
}
