import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '@foyer/contract/envelope.ts'
import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Metrics } from '../observe/metrics.ts'
import { Failed } from './failed.ts'
import { securityHeaders } from './security-headers.ts'

/** A server in trouble asks for this pause. */
const busyMs = 1_000

/** Every failure leaves here: by its name from the table, and bugs with a constant body and a logged cause. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  function answer(name: ErrorCode, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.code(errors[name].http).send(failure(name, request.id))
  }

  app.setErrorHandler((error, request, reply) => {
    const name = nameOf(error)
    if (name === 'internal') app.log.error({ err: error, reqId: request.id }, 'unexpected error')
    // Refused before its handler, which counts all else.
    if (isFastifyError(error)) metrics.requests.observe({ call: 'refused', status: errors[name].http }, 0)
    const pauseMs = error instanceof Failed ? error.retryAfterMs : undefined
    if (pauseMs !== undefined || name === 'server.busy')
      reply.header('retry-after', String(Math.ceil((pauseMs ?? busyMs) / 1000)))
    return answer(name, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    metrics.requests.observe({ call: 'unknown', status: errors['route.unknown'].http }, 0)
    return answer('route.unknown', request, reply)
  })
}

/** An address that cannot be decoded is refused before there is a route, its hooks or their headers. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { http } = errors['request.invalid']
  void reply.headers(securityHeaders).code(http).send(failure('request.invalid', request.id))
}

export function statusOf(error: unknown): number {
  return errors[nameOf(error)].http
}

function nameOf(error: unknown): ErrorCode {
  if (error instanceof Failed) return error.error
  if (isUnavailable(error)) return 'server.busy'
  return isFastifyError(error) ? (ofFastify[error.statusCode ?? 500] ?? 'internal') : 'internal'
}

/** What Fastify itself refuses before a handler runs. */
const ofFastify: Partial<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  413: 'request.tooLarge',
  415: 'request.mediaType',
  503: 'server.busy',
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error
}
