import type { VisitorApi } from '@foyer/contract/api.ts'
import { decodeChannel } from '@foyer/contract/channel/decode-channel.ts'
import type { ChannelInfo, WireChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import type { Client } from '@foyer/client/client.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import { unknown } from '@foyer/client/result.ts'
import type { Answer, Request, SessionCall } from '@foyer/core/session/effect.ts'
import type { Outcome } from '@foyer/core/session/outcome.ts'
import { timing } from '@foyer/core/timing.ts'
import type { SessionStore } from './store.ts'

type AskOptions = {
  client: Client<VisitorApi>
  ports: Pick<Ports, 'clock' | 'locks'>
  /** False when what sending and receiving need could not be downloaded. */
  prepare: () => Promise<boolean>
  /** Decodes the messages of an answer; `prepare` has brought the decoders before any can arrive. */
  decode: (data: unknown) => unknown
  dispatch: SessionStore['dispatch']
}

/** Makes one request of the machine's and brings back its answer. */
export async function ask(
  { call, input }: Request,
  { client, ports, prepare, decode, dispatch }: AskOptions,
): Promise<void> {
  const make = async (): Promise<void> => {
    const outcome = await callOf(client, call)(input, { deadlineMs: timing.answerDeadlineMs })
    const read = call === 'channelInfo' ? readChannel : decode
    const decoded = outcome.ok ? { ...outcome, data: read(outcome.data) } : outcome
    dispatch(answerOf({ call, input }, decoded, ports.clock.now()))
  }
  if (call !== 'chatStart') return make()
  if (!(await prepare())) return dispatch(answerOf({ call, input }, unknown('network'), ports.clock.now()))
  // Two tabs that start at the same time must not become two visitors: the second finds the first one's token.
  return ports.locks.exclusive('foyer:start', make)
}

/** The settings come before the chunk of the other decoders does. */
function readChannel(data: unknown): ChannelInfo {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of channelInfo: Client says so
  return decodeChannel(data as WireChannelInfo)
}

type AnyCall = (input: object, options: { deadlineMs: number }) => Promise<Outcome<unknown>>

/** A request carries the input of its own call: Request in core says so, only the compiler cannot follow it. */
function callOf(client: Client<VisitorApi>, call: SessionCall): AnyCall {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return client[call] as AnyCall
}

/** The answer to a call has the shape of that call's: Client and `decodeAnswer` say so. */
function answerOf(asked: Pick<Request, 'call' | 'input'>, outcome: unknown, at: number): Answer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { type: 'answered', ...asked, outcome, at } as Answer
}
