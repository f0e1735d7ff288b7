import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { picturePath } from '@foyer/contract/desk/picture-path.ts'
import { toWireMessage } from '../../../rules/log/to-wire.ts'
import { visibleToAgent } from '../../../rules/log/visibility.ts'
import { picturesOf } from '../../../rules/messages/pictures-of.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../identity/agent-session.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { signedIn } from '../../../identity/signed-in.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { createSlots } from '../../../platform/storage/slots.ts'
import { findThread } from './thread-ref.ts'

const Params = z.object({ msgId: z.string().regex(/^[\w-]{1,64}\.\d{1,9}$/) })
const Query = z.object({ url: z.string().max(2000) })

/** Each may hold as many bytes as a picture may have. */
const atOnce = 16

const headers = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline; filename="picture.webp"',
  // Only this browser may keep it: whether somebody may see the message is asked of each.
  'cache-control': 'private, max-age=86400',
}

/**
 * Pictures of other sites in messages, for agents. The server loads them: the other site learns nothing about the agent,
 * and what reaches the browser was drawn again from its pixels. Only what a message of the tenant shows is loaded, so
 * nobody can use it to load anything else. Why there is no picture is never told.
 */
export function servePictures(app: FastifyInstance, deps: Deps): void {
  const slots = createSlots(atOnce)

  app.get(`${picturePath}/:msgId`, async (request, reply) => {
    const agent = await signedIn(request, deps)
    deps.limits.take(limitRules.deskPicture, `${agent.tenantId}:${agent.agentId}`)
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params.success || !query.success) throw new Failed('object.unknown')
    const { url } = query.data
    if (!(await isShown(deps, agent, params.data.msgId, url))) throw new Failed('object.unknown')
    const picture = await slots(() => load(deps, url))
    if (!picture) {
      // A list takes messages out of the page as it moves: the site is not asked again each time they come back.
      reply.header('cache-control', 'private, max-age=300')
      throw new Failed('object.unknown')
    }
    return reply.headers(headers).send(picture)
  })
}

async function load({ egress, images, metrics }: Deps, url: string): Promise<Buffer | undefined> {
  const bytes = await egress.download(url)
  const picture = bytes && (await images.preview(bytes))
  metrics.remotePictures.inc({ outcome: picture ? 'shown' : bytes ? 'no picture' : 'not reached' })
  return picture
}

async function isShown(deps: Deps, agent: SignedIn, msgId: string, url: string): Promise<boolean> {
  const [key = '', seq] = msgId.split('.')
  const ref = await findThread(deps, agent, key)
  if (!ref) return false
  const place = Number(seq)
  const range = { threadKey: key, limit: 1, untilSeq: place }
  const { entries } = await deps.reader.after(ref, place - 1, range)
  const message = entries[0] && toWireMessage(visibleToAgent(entries[0]), 'agent')
  return message !== undefined && picturesOf(decodeMessage(message).content).includes(url)
}
