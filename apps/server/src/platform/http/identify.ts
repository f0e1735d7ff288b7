import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '@foyer/contract/endpoint.ts'
import type { Deps } from '../../deps.ts'
import type { AgentCaller, PublicCaller, VisitorCaller } from './caller.ts'
import { cookieName, readCookie, serializeCookie } from './cookie.ts'
import { Failed } from './failed.ts'

type Identify = (request: FastifyRequest, reply: FastifyReply, deps: Deps) => unknown

/** The one hook that every route passes: a row per access, so a route without identity cannot be written. */
export const identify = {
  public: (request, reply, deps): PublicCaller => ({
    address: request.ip,
    token: tokenOf(request),
    cookie: readCookie(request.headers.cookie, cookieName(deps.config.secureCookies)),
    setCookie: (value) => setCookie(reply, deps, value),
  }),

  visitor(request, _reply, deps): VisitorCaller {
    const token = tokenOf(request)
    if (!token) throw new Failed('identity.missing')
    const claims = deps.visitorTokens.verify(token, deps.clock.now())
    if (!claims) throw new Failed('identity.expired')
    // Calls name their user in the body as well; a stranger's name is answered like an unknown one.
    const named = userIdIn(request.body)
    if (named !== undefined && named !== claims.userId) throw new Failed('object.unknown')
    return claims
  },

  async agent(request, reply, deps): Promise<AgentCaller> {
    // A form of another site can send the cookie but not this header.
    if (request.headers['x-foyer-desk'] !== '1') throw new Failed('identity.missing')
    const cookie = readCookie(request.headers.cookie, cookieName(deps.config.secureCookies))
    if (!cookie) throw new Failed('identity.missing')
    const session = await deps.agentSessions.find(cookie)
    if (!session) throw new Failed('identity.expired')
    return { ...session, clearCookie: () => setCookie(reply, deps, '') }
  },
} satisfies Record<Access, Identify>

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

function userIdIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'userId' in body ? body.userId : undefined
}

function setCookie(reply: FastifyReply, deps: Deps, value: string): void {
  reply.raw.setHeader('set-cookie', serializeCookie(value, deps.config.secureCookies))
}
