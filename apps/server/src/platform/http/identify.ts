import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '@foyer/contract/endpoint.ts'
import { activityHeader } from '@foyer/contract/desk/activity-header.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from './address-block.ts'
import { findTicketLink, isTicketToken } from './ticket-link.ts'
import { limitRules } from '../limit-rules.ts'
import type { AgentCaller, PublicCaller, TicketCaller, VisitorCaller } from './caller.ts'
import { isOverdue } from '../../rules/identity/two-factor.ts'
import { acceptedLanguages } from './accepted-languages.ts'
import {
  cookieName,
  deviceCookieName,
  readCookie,
  serializeCookie,
  serializeDeviceCookie,
  serializeSsoCookie,
  ssoCookieName,
} from './cookie.ts'
import { Failed } from './failed.ts'

type Identify = (request: FastifyRequest, reply: FastifyReply, deps: Deps, endpoint: Endpoint) => unknown

/** The one hook that every route passes: a row per access, so a route without identity cannot be written. */
export const identify = {
  public: (request, reply, deps): PublicCaller => ({
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    token: tokenOf(request),
    cookie: readCookie(request.headers.cookie, cookieName(deps.config.secureCookies)),
    deviceCookie: readCookie(request.headers.cookie, deviceCookieName(deps.config.secureCookies)),
    language: acceptedLanguages(request.headers['accept-language'])[0] ?? '',
    pageOrigin: request.headers.origin,
    setCookie(value, device) {
      setCookie(reply, deps, value)
      reply.raw.appendHeader('set-cookie', serializeDeviceCookie(device, deps.config.secureCookies))
    },
    ssoCookie: readCookie(request.headers.cookie, ssoCookieName(deps.config.secureCookies)),
    setSsoCookie(value) {
      reply.raw.appendHeader('set-cookie', serializeSsoCookie(value, deps.config.secureCookies))
    },
  }),

  visitor(request, reply, deps): VisitorCaller {
    const token = tokenOf(request)
    if (!token) throw new Failed('identity.missing')
    return { ...visitorOf(request, deps, token), gone: () => goneSignal(reply.raw) }
  },

  async ticket(request, _reply, deps): Promise<TicketCaller> {
    const token = tokenOf(request)
    if (!token) throw new Failed('identity.missing')
    if (!isTicketToken(token)) return { kind: 'visitor', visitor: visitorOf(request, deps, token) }
    deps.limits.take(limitRules.ticketLink, addressBlock(request.ip))
    // With a ticket link, the user id in the page's address is a label and not a proof.
    const link = await findTicketLink(deps.db, token, deps.clock.now())
    if (!link) throw new Failed('identity.expired')
    return { kind: 'link', link }
  },

  async agent(request, reply, deps, { isEnrolment }): Promise<AgentCaller> {
    // A form of another site can send the cookie but not this header.
    if (request.headers['x-foyer-desk'] !== '1') throw new Failed('identity.missing')
    const cookie = readCookie(request.headers.cookie, cookieName(deps.config.secureCookies))
    if (!cookie) throw new Failed('identity.missing')
    const session = await deps.agentSessions.find(cookie)
    // The desk signs in anew, and is then led to the second step.
    if (!session || (isOverdue(session) && !isEnrolment)) throw new Failed('identity.expired')
    if (request.headers[activityHeader] === '1') await deps.agentSessions.seen(session)
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    return {
      ...session,
      origin,
      pageOrigin: request.headers.origin,
      forwardedFor: () => forwardedFor(request),
      clearCookie: () => setCookie(reply, deps, ''),
    }
  },
} satisfies Record<Access, Identify>

function visitorOf(request: FastifyRequest, deps: Deps, token: string): VisitorClaims {
  const claims = deps.visitorTokens.verify(token, deps.clock.now())
  if (!claims || deps.tokenRevocations.isVoid(claims)) throw new Failed('identity.expired')
  // Calls name their user in the body as well; a stranger's name is answered like an unknown one.
  const named = userIdIn(request.body)
  if (named !== undefined && named !== claims.userId) throw new Failed('object.unknown')
  return claims
}

/** Made for those who ask only: most calls are over before anybody could leave. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const onClose = (): void => {
    if (!response.writableFinished) gone.abort()
  }
  if (response.closed) onClose()
  else response.once('close', onClose)
  return gone.signal
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

function userIdIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'userId' in body ? body.userId : undefined
}

function forwardedFor({ headers }: FastifyRequest): string | undefined {
  const value = headers['x-forwarded-for']
  return Array.isArray(value) ? value.join(', ') : value
}

function setCookie(reply: FastifyReply, deps: Deps, value: string): void {
  reply.raw.setHeader('set-cookie', serializeCookie(value, deps.config.secureCookies))
}
