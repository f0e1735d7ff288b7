import type { z } from 'zod'
import type { Access, Endpoint } from '@foyer/contract/endpoint.ts'
import type { Deps } from '../../deps.ts'
import type { AgentCaller, PublicCaller, TicketCaller, Uploading, VisitorCaller } from './caller.ts'
import type { EventStream } from './event-stream.ts'

/** The caller that a handler gets, by the access that its endpoint declares. */
type CallerOf<A extends Access> = {
  public: PublicCaller
  visitor: VisitorCaller
  ticket: TicketCaller
  agent: AgentCaller
}[A]

/** One route: the endpoint and what answers it. Everything between (identity, schema, envelope) is the app's. */
export type Route<N extends string = string> = {
  endpoint: Endpoint<N>
  /** The handler, with its types folded away: input and output pass the endpoint's schemas on either side. */
  answer: (input: unknown, deps: Deps, caller: never) => Promise<unknown>
  kind: 'answer' | 'stream' | 'upload'
  maxBodyBytes?: number
  /** Of an upload: refuses before the body is read. */
  admit?: Admit
}

/** `isLarge`: the body is worth refusing unread; a small one is read first, like that of any other call. */
export type Admit<C = never> = (deps: Deps, caller: C, isLarge: boolean) => Promise<void>

type Handler<I extends z.ZodType, O extends z.ZodType, A extends Access> = (
  input: z.output<I>,
  deps: Deps,
  caller: CallerOf<A>,
) => Promise<z.output<O>>

/** Load, decide, save, reply. */
export function serve<N extends string, I extends z.ZodType, O extends z.ZodType, A extends Access>(
  endpoint: Endpoint<N, I, O, A>,
  handler: Handler<I, O, A>,
  options: Pick<Route, 'maxBodyBytes'> = {},
): Route<N> {
  return { ...fold<N>(endpoint, handler), kind: 'answer', ...options }
}

type StreamHandler<I extends z.ZodType, O extends z.ZodType, A extends Access> = (
  input: z.output<I>,
  deps: Deps,
  caller: CallerOf<A>,
) => Promise<(stream: EventStream<z.output<O>>) => () => void>

/**
 * A stream first decides whether it may open (and fails like any other call), then gets the open connection
 * and says what to do when it closes.
 */
export function serveStream<N extends string, I extends z.ZodType, O extends z.ZodType, A extends Access>(
  endpoint: Endpoint<N, I, O, A>,
  handler: StreamHandler<I, O, A>,
): Route<N> {
  return { ...fold<N>(endpoint, handler), kind: 'stream' }
}

type UploadHandler<I extends z.ZodType, O extends z.ZodType, A extends Access> = (
  input: z.output<I>,
  deps: Deps,
  caller: Uploading<CallerOf<A>>,
) => Promise<z.output<O>>

/** A call whose body may be as large as a file: it waits on disk, not in memory, while it arrives. */
export function serveUpload<
  N extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  A extends 'visitor' | 'ticket' | 'agent',
>(
  endpoint: Endpoint<N, I, O, A>,
  handler: UploadHandler<I, O, A>,
  options: { maxBodyBytes: number; admit: Admit<CallerOf<A>> },
): Route<N> {
  return { ...fold<N>(endpoint, handler), kind: 'upload', ...options }
}

/** The one place where a handler's types are given up: the app calls it only with what its schemas let through. */
function fold<N extends string>(endpoint: unknown, handler: unknown): Pick<Route<N>, 'endpoint' | 'answer'> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { endpoint: endpoint as Endpoint<N>, answer: handler as Route['answer'] }
}
