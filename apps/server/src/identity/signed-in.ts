import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { isOverdue } from '../rules/identity/two-factor.ts'
import type { SignedIn } from './agent-session.ts'
import { cookieName, readCookie } from '../platform/http/cookie.ts'
import { Failed } from '../platform/http/failed.ts'

/** The agent of a GET. Pictures and downloads cannot send the desk's header; browsers say instead which page asks. */
export async function signedIn(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const cookie = readCookie(request.headers.cookie, cookieName(deps.config.secureCookies))
  const site = request.headers['sec-fetch-site'] ?? 'same-origin'
  if (!cookie || site !== 'same-origin') throw new Failed('identity.missing')
  const agent = await deps.agentSessions.find(cookie)
  if (!agent || isOverdue(agent)) throw new Failed('identity.expired')
  return agent
}
