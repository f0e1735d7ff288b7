import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { addressBlock } from './address-block.ts'
import { createSlots } from '../storage/slots.ts'
import { answerJson } from './answer-json.ts'
import type { AgentCaller, TicketCaller, VisitorCaller } from './caller.ts'
import { Failed } from './failed.ts'
import { identify } from './identify.ts'
import { createLanes, type Sender } from './lanes.ts'
import { multipartOptions, receiveForm, receiveJson, type Contents } from './receive-body.ts'
import type { Route } from './serve.ts'
import { tenantOf } from './tenant-of.ts'

/** A body smaller than this is read before anything is decided, as for every other call. */
const smallBytes = 64 * 1024
/** JSON of this size costs several times as much memory while it is parsed. */
const parsedAtOnce = 2

/**
 * Puts a route into the server whose body is a file. Identity comes from the header, before a byte of the body
 * is read; the body then goes to disk within its limits; whatever happens, nothing of it stays there.
 */
export function registerUpload(app: FastifyInstance, route: Route, deps: Deps): void {
  const { endpoint, maxBodyBytes = smallBytes } = route
  const isForm = endpoint.body === 'multipart'
  const lanes = createLanes({ perCaller: 6, perAddress: 24, total: 64 })
  const parsing = createSlots(parsedAtOnce)

  async function identifyUploader(request: FastifyRequest, reply: FastifyReply) {
    const access = endpoint.access === 'public' ? 'visitor' : endpoint.access
    return identify[access](request, reply, deps, endpoint)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, received: Contents): Promise<string> {
    // The body names its user too: the same check as for every other call, now that the body is there.
    request.body = received.fields
    const uploader = await identifyUploader(request, reply)
    const input = endpoint.input.safeParse(received.fields)
    if (!input.success) throw new Failed('request.invalid')
    const caller = { ...uploader, address: request.ip, file: received.file }
    return JSON.stringify(z.encode(endpoint.output, await route.answer(input.data, deps, asCaller(caller))))
  }

  async function receiveAndAnswer(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const uploader = await identifyUploader(request, reply)
    request.tenantId = tenantOf(uploader)
    await route.admit?.(deps, asCaller(uploader), isLarge(request))
    return lanes(senderOf(uploader, request.ip), async () => {
      const isMultipart = isForm && request.isMultipart()
      const body = isMultipart
        ? await receiveForm(request, deps.config.storage.spoolDir, maxBodyBytes)
        : await receiveJson(request, deps.config.storage.spoolDir, isForm ? smallBytes : maxBodyBytes)
      try {
        if (isMultipart) return await answer(request, reply, await body.read())
        return await parsing(async () => answer(request, reply, await body.read()))
      } finally {
        await body.remove()
      }
    })
  }

  const answered = { call: endpoint.name, status: 200 }
  void app.register(async (scope) => {
    if (isForm) await scope.register(multipart, multipartOptions(maxBodyBytes))
    scope.removeContentTypeParser('application/json')
    // Left unread: who is calling is asked first.
    scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null, undefined))
    scope.route({
      method: 'POST',
      url: endpoint.path,
      config: { access: endpoint.access, isUpload: true },
      handler: async (request, reply) => {
        const data = await receiveAndAnswer(request, reply)
        deps.metrics.requests.observe(answered, reply.elapsedTime / 1000)
        return answerJson(reply, `{"code":200,"data":${data}}`)
      },
    })
  })
}

function senderOf(uploader: AgentCaller | TicketCaller | VisitorCaller, ip: string): Sender {
  if ('agentId' in uploader) {
    return { caller: `agent:${uploader.tenantId}:${uploader.agentId}`, address: undefined }
  }
  const address = addressBlock(ip)
  if (!('kind' in uploader)) return { caller: uploader.userId, address }
  return { caller: uploader.kind === 'link' ? `link:${uploader.link.id}` : uploader.visitor.userId, address }
}

function isLarge(request: FastifyRequest): boolean {
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  return !(announced <= smallBytes)
}

/** serveUpload() binds the handler to this caller. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asCaller = (caller: unknown) => caller as never
