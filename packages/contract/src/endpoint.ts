import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { pathOf, type CallName } from './paths.ts'

/**
 * Who may call: anybody, the holder of a visitor token, the holder of that or of a ticket's own link, or a signed-in
 * agent. The server mounts its one identity hook by this word, so a route without it does not compile.
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
  N extends CallName = CallName,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = Definition<I, O, A> & { name: N; path: string }

export function endpoint<
  const N extends CallName,
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
>(name: N, definition: Definition<I, O, A>): Endpoint<N, I, O, A> {
  return { ...definition, name, path: pathOf(name) }
}

/** What a client sends and receives: the wire's side of both schemas. */
export type InputOf<E> = E extends Endpoint<CallName, infer I> ? z.input<I> : never
export type OutputOf<E> = E extends Endpoint<CallName, z.ZodType, infer O> ? z.input<O> : never
