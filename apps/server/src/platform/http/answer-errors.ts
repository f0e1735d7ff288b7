import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '@foyer/contract/envelope.ts'
import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import { bodyTiming } from '../../node-timing.ts'
import { isUnavailable } from '../observe/unavailable.ts'
import type { Metrics } from '../observe/metrics.ts'
import { Failed } from './failed.ts'
import { requestIdHeader } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

/** A server in trouble asks for this pause. */
const busyMs = 1_000

/** Every failure leaves here: by its name from the table, and bugs with a constant body and a logged cause. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('tenantId', undefined)
  function answer(name: ErrorCode, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.code(errors[name].http).send(failure(name, request.id))
  }

  app.setErrorHandler((error, request, reply) => {
    const name = nameOf(error)
    metrics.rejections.inc({ error: name })
    if (name === 'internal') app.log.error({ err: error, ...about(request) }, 'unexpected error')
    // Refused before its handler, which counts all else.
    if (isFastifyError(error)) metrics.requests.observe({ call: 'refused', status: errors[name].http }, 0)
    const pauseMs = error instanceof Failed ? error.retryAfterMs : undefined
    if (pauseMs !== undefined || name === 'server.busy')
      reply.header('retry-after', String(Math.ceil((pauseMs ?? busyMs) / 1000)))
    // Fastify asks to close the connection when it leaves a body unread. A proxy that still sends it would get a reset
    // instead of the refusal, and tell its client that we are broken.
    reply.removeHeader('connection')
    readOn(request.raw)
    return answer(name, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    metrics.rejections.inc({ error: 'route.unknown' })
    metrics.requests.observe({ call: 'unknown', status: errors['route.unknown'].http }, 0)
    return answer('route.unknown', request, reply)
  })
}

/**
 * Lets a refused sender read the refusal. Closing at once, with bytes of theirs unread, would make the network
 * throw the answer away; reading on for as long as they like would let them keep us busy.
 */
function readOn(request: IncomingMessage): void {
  if (request.complete) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), bodyTiming.refusedMs)
  request.once('close', () => clearTimeout(timer))
  request.once('end', () => clearTimeout(timer))
}

/** Request fields of an error log line. They exclude the requested URL, because it may contain a key. */
function about(request: FastifyRequest) {
  const { tenantId } = request
  return {
    reqId: request.id,
    endpoint: request.routeOptions.url ?? 'unknown',
    ...(tenantId !== undefined && { tenantId }),
  }
}

/** An address that cannot be decoded is refused before there is a route, its hooks or their headers. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { http } = errors['request.invalid']
  const headers = { ...securityHeaders, [requestIdHeader]: request.id }
  void reply.headers(headers).code(http).send(failure('request.invalid', request.id))
}

export function statusOf(error: unknown): number {
  return errors[nameOf(error)].http
}

function nameOf(error: unknown): ErrorCode {
  if (error instanceof Failed) return error.error
  if (isUnavailable(error)) return 'server.busy'
  return isFastifyError(error) ? ofFastify(error.statusCode ?? 500) : 'internal'
}

/** Error code for a rejection by Fastify or a plugin. Forbidden files answer 404, like missing ones. */
function ofFastify(status: number): ErrorCode {
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'request.invalid' : 'internal')
}

const byStatus: Partial<Record<number, ErrorCode>> = {
  403: 'route.unknown',
  404: 'route.unknown',
  413: 'request.tooLarge',
  415: 'request.mediaType',
  503: 'server.busy',
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error
}
