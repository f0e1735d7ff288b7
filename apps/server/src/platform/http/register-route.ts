import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wireEncoder } from '@foyer/contract/wire-encoder.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { addressBlock } from './address-block.ts'
import { statusOf } from './answer-errors.ts'
import { answerJson } from './answer-json.ts'
import type { AgentCaller, PublicCaller, TicketCaller, VisitorCaller } from './caller.ts'
import { EventStream } from './event-stream.ts'
import { Failed } from './failed.ts'
import { identify } from './identify.ts'
import { securityHeaders } from './security-headers.ts'
import { requestIdHeader } from './request-id.ts'
import { tenantOf } from './tenant-of.ts'
import { registerUpload } from './register-upload.ts'
import type { StreamHolder } from './stream-holders.ts'
import type { Route } from './serve.ts'

/** Puts a route into the server: identity, then input by its schema, then the handler, then output by its schema. */
export function registerRoute(app: FastifyInstance, route: Route, deps: Deps): void {
  if (route.kind === 'upload') return registerUpload(app, route, deps)
  const { endpoint } = route
  const answered = { call: endpoint.name, status: 200 }
  const { requests } = deps.metrics
  const encodeFrame = route.kind === 'stream' ? wireEncoder(endpoint.output) : undefined

  app.route({
    method: 'POST',
    url: endpoint.path,
    ...(route.maxBodyBytes && { bodyLimit: route.maxBodyBytes }),
    config: { access: endpoint.access },
    handler: async (request, reply) => {
      const started = performance.now()
      try {
        const caller = await identify[endpoint.access](request, reply, deps, endpoint)
        request.tenantId = tenantOf(caller)
        const input = endpoint.input.safeParse(request.body)
        if (!input.success) throw new Failed('request.invalid')
        if (encodeFrame) deps.streams.assertRoom()
        const answer = await route.answer(input.data, deps, asCaller(caller))
        // Others may have come while this one was being prepared.
        if (encodeFrame) deps.streams.assertRoom()
        const body = encodeFrame
          ? ''
          : `{"code":200,"data":${JSON.stringify(z.encode(endpoint.output, answer))}}`
        requests.observe(answered, (performance.now() - started) / 1000)
        return encodeFrame
          ? openStream(reply, deps, asStreamOpener(answer), holderOf(caller, request), encodeFrame)
          : answerJson(reply, body)
      } catch (error) {
        requests.observe(
          { call: endpoint.name, status: statusOf(error) },
          (performance.now() - started) / 1000,
        )
        throw error
      }
    },
  })
}

function openStream(
  reply: FastifyReply,
  deps: Deps,
  start: StreamOpener,
  holder: StreamHolder,
  encodeFrame: (frame: unknown) => string,
): FastifyReply {
  reply.hijack()
  const response = reply.raw
  // The head and the first frames leave in one packet: when thousands come back at once, each write counts.
  response.cork()
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
    [requestIdHeader]: reply.request.id,
  })
  response.flushHeaders()
  const stream = new EventStream<never>(response, encodeFrame)
  deps.streams.add(stream, holder)
  const onClose = start(stream)
  process.nextTick(() => response.uncork())
  function leave(): void {
    deps.streams.remove(stream)
    onClose()
  }
  // A connection that closed while the server prepared the stream emits no further `close` event.
  if (response.closed) leave()
  else response.once('close', leave)
  return reply
}

/** Under whose name a stream is counted: streams are for visitors and agents only. */
function holderOf(
  caller: PublicCaller | VisitorCaller | TicketCaller | AgentCaller,
  { ip }: FastifyRequest,
): StreamHolder {
  const address = addressBlock(ip)
  if ('agentId' in caller) return { kind: 'agent', name: `${caller.tenantId}:${caller.agentId}`, address }
  if ('userId' in caller) return { kind: 'visitor', name: caller.userId, address }
  throw new Error('a stream for nobody')
}

type StreamOpener = (stream: EventStream<never>) => () => void

/** identify() has a row per access and serve() binds the handler to its endpoint's access: they agree. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asCaller = (caller: unknown) => caller as never
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serveStream() lets only openers through
const asStreamOpener = (answer: unknown) => answer as StreamOpener
