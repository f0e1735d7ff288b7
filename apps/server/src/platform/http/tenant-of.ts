import type { AgentCaller, PublicCaller, TicketCaller, VisitorCaller } from './caller.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's type is extended by an interface
  interface FastifyRequest {
    /** Tenant of the request, as soon as its caller is known. */
    tenantId?: number | undefined
  }
}

/** Undefined for callers who have proved nothing. */
export function tenantOf(caller: AgentCaller | PublicCaller | TicketCaller | VisitorCaller) {
  if ('tenantId' in caller) return caller.tenantId
  if (!('kind' in caller)) return undefined
  return caller.kind === 'link' ? caller.link.tenantId : caller.visitor.tenantId
}
