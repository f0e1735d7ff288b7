import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Required identity: none, a visitor token, a visitor token or a ticket's link, or an agent's sign-in. The
 * server's identity hook depends on it, so a route without it does not compile.
 */
export type Access = 'public' | 'visitor' | 'ticket' | 'agent'

type Definition<I extends z.ZodType, O extends z.ZodType, A extends Access> = {
  summary: string
  access: A
  input: I
  output: O
  errors: readonly ErrorCode[]
  /** As on the wire. Parsed in a test, shown in the API page, used by galleries and seeds. */
  example: { input: z.input<I>; output: z.input<O> }
  /** `multipart` for uploads; JSON otherwise. */
  body?: 'json' | 'multipart'
}

export type Endpoint<
  N extends string = string,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = Definition<I, O, A> & { name: N; path: string; leaves?: Trace; isEnrolment?: boolean }

/** The first part of every address. */
export const bases = { chat: '/api/chat/visitor/', tickets: '/api/open/wo/', desk: '/api/desk/' }

/** An endpoint of the visitor's chat. */
export const endpoint = endpointUnder(bases.chat)
/** An endpoint of the visitor's tickets. */
export const ticketEndpoint = endpointUnder(bases.tickets)

/**
 * Where it is written down who made the change: `entry` in the thread's log or in the ticket, `presence` among the
 * intervals of agents, `draft` beside each setting of a draft, `audit` in the audit log under the endpoint's name.
 * `nothing`: it changes nothing that outlasts the moment, or only what the agent has read.
 */
export type Trace = 'nothing' | 'entry' | 'presence' | 'draft' | 'audit'

const endpointOfDesk = endpointUnder(bases.desk)

type DeskDefinition<I extends z.ZodType, O extends z.ZodType, A extends Access> = Definition<I, O, A> & {
  leaves: Trace
  /** Agents who are late with their second step may call it: everything else is closed to them. */
  isEnrolment?: boolean
}

/** An endpoint of the desk. */
export function deskEndpoint<
  const N extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
>(name: N, { leaves, isEnrolment = false, ...definition }: DeskDefinition<I, O, A>): Endpoint<N, I, O, A> {
  return { ...endpointOfDesk(name, definition), leaves, isEnrolment }
}

function endpointUnder(base: string) {
  return <const N extends string, I extends z.ZodType, O extends z.ZodType, const A extends Access>(
    name: N,
    definition: Definition<I, O, A>,
  ): Endpoint<N, I, O, A> => ({ ...definition, name, path: base + name })
}

/** The endpoints among the exports of a module, by name; the rest of it are schemas and types. */
export type EndpointsOf<M> = {
  [K in keyof M as M[K] extends { path: string; access: Access } ? K : never]: M[K]
}

export function endpointsOf<M extends object>(module: M): EndpointsOf<M> {
  const found = Object.entries(module).filter(([, value]) => isEndpoint(value))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter is the type's condition
  return Object.fromEntries(found) as EndpointsOf<M>
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/** Input and output as a client sees them: the wire side of both schemas. */
export type InputOf<E> = E extends Endpoint<string, infer I> ? z.input<I> : never
export type OutputOf<E> = E extends Endpoint<string, z.ZodType, infer O> ? z.input<O> : never
