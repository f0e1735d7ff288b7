import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { createSlotList, type Slot } from '../slot-list.ts'

/** A body that is arriving, and since when. */
type Arriving = { raw: IncomingMessage; since: number; slot: Slot }

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's type is extended by an interface
  interface FastifyRequest {
    /** Undefined for uploads, which have limits of their own. */
    arrivingBody?: Arriving
  }
}

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
  const arriving = createSlotList<Arriving>()

  const timer = setInterval(
    () => {
      const now = performance.now()
      arriving.forEach((body, slot) => {
        if (now - body.since < bodyTimeoutMs) return
        arriving.remove(slot, body)
        const { raw } = body
        if (raw.complete || raw.destroyed) return
        metrics.slowBodies.inc()
        raw.socket.write(timedOut)
        raw.socket.destroySoon()
      })
    },
    Math.min(1_000, bodyTimeoutMs / 4),
  )
  timer.unref()

  app.decorateRequest('arrivingBody')
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isUpload(request)) {
      const body: Arriving = { raw: request.raw, since: performance.now(), slot: 0 }
      body.slot = arriving.add(body)
      request.arrivingBody = body
    }
    done()
  })
  // The body has been read by then; requests that fail before are forgotten when their time is over.
  app.addHook('preValidation', (request, _reply, done) => {
    const body = request.arrivingBody
    if (body && request.raw.complete) arriving.remove(body.slot, body)
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
