import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/**
 * Cuts connections whose body does not arrive in time: whoever sends a byte now and then holds a socket and memory
 * for nothing. Node's own requestTimeout is the same for all requests and must leave uploads their time.
 */
export function limitBodyTime(
  app: FastifyInstance,
  { config, metrics }: Pick<Deps, 'config' | 'metrics'>,
): void {
  const { bodyTimeoutMs } = config
  /** Bodies that are arriving, and since when: in the order in which they began, so the late ones lead. */
  const arriving = new Map<IncomingMessage, number>()

  const timer = setInterval(
    () => {
      const now = performance.now()
      for (const [raw, since] of arriving) {
        if (now - since < bodyTimeoutMs) return
        arriving.delete(raw)
        if (raw.complete || raw.destroyed) continue
        metrics.slowBodies.inc()
        raw.socket.write(timedOut)
        raw.socket.destroySoon()
      }
    },
    Math.min(1_000, bodyTimeoutMs / 4),
  )
  timer.unref()

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isUpload(request)) arriving.set(request.raw, performance.now())
    done()
  })
  // The body has been read by then; requests that fail before are forgotten when their time is over.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.raw.complete) arriving.delete(request.raw)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

function isUpload({ routeOptions }: FastifyRequest): boolean {
  return 'isUpload' in routeOptions.config && routeOptions.config.isUpload === true
}
