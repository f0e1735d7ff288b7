import type { VisitorApi } from '@foyer/contract/api.ts'
import type { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import {
  sessionStatuses,
  transferStatuses,
  type SessionStatus,
  type TransferStatus,
} from '@foyer/contract/codes.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { decodeAnswer } from './decode-answer.ts'
import type {
  Answer,
  Effect,
  OutputOfCall,
  Request,
  SessionCall,
  TimerId,
} from '@foyer/core/session/effect.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { initialState, type Rules, type SessionState } from '@foyer/core/session/state.ts'
import { step } from './step.ts'

export const testRules: Rules = {
  channelId: 'demo',
  browserId: 'b1',
  previousUrl: 'https://shop.example/cart',
  localeFor: (configured) => configured || 'en',
  isPreview: false,
  inviteEvaluate: false,
  product: undefined,
}

type Started = { status?: SessionStatus; lastSeq?: number; firstSeq?: number; adminNick?: string }

/** The machine with a fake clock: for tests. Effects are written down, timers fire when time passes. */
export class SessionDriver {
  state: SessionState = initialState
  readonly effects: Effect[] = []
  readonly #timers = new Map<TimerId, number>()
  readonly #rules: Rules
  #now = 1_794_700_000_000

  constructor(rules: Partial<Rules> = {}) {
    this.#rules = { ...testRules, ...rules }
  }

  /** Past channelInfo, chatStart and the session's messages. */
  static started(
    channel: Partial<ChannelInfo> = {},
    started: Started = {},
    rules: Partial<Rules> = {},
  ): SessionDriver {
    const driver = new SessionDriver(rules)
    driver.do({ type: 'opened' })
    driver.channel(channel)
    driver.start(started)
    driver.answer('getSessionMsg', { msgList: [], events: [], lastSeq: started.lastSeq ?? 1, more: false })
    return driver
  }

  do(event: SessionEvent): this {
    const result = step(this.state, event, this.#rules)
    this.state = result.state
    for (const effect of result.effects) this.#perform(effect)
    return this
  }

  channel(channel: Partial<ChannelInfo> = {}): this {
    const outcome = { ok: true, data: { ...defaultChannelConfig, ...channel } }
    return this.do(answerOf('channelInfo', this.asked('channelInfo').at(-1), outcome, this.#now))
  }

  start({ status = 'noAgent', lastSeq = 1, firstSeq = 1, adminNick = '' }: Started = {}): this {
    return this.answer('chatStart', {
      status: sessionStatuses[status],
      userId: 'u1',
      pollId: 'p1',
      sessionId: 's1',
      serverTime: this.#now,
      adminNick,
      token: 'token',
      firstSeq,
      lastSeq,
    })
  }

  /** `data` is what the server sends. */
  answer<C extends SessionCall>(call: C, data: OutputOfCall<C>): this {
    const outcome = { ok: true, data: decodeAnswer(data) }
    return this.do(answerOf(call, this.asked(call).at(-1), outcome, this.#now))
  }

  fail(call: SessionCall, outcome: Extract<Answer['outcome'], { ok: false }>): this {
    return this.do(answerOf(call, this.asked(call).at(-1), outcome, this.#now))
  }

  transferred(status: TransferStatus, adminNick = '', waitIndex = 0): this {
    return this.answer('transferAgent', {
      status: transferStatuses[status],
      adminId: '',
      adminNick,
      waitIndex,
    })
  }

  hear(event: ServerEvent): this {
    return this.do({ type: 'received', event, at: this.#now })
  }

  type(text: string): this {
    return this.do({ type: 'draftChanged', text })
  }

  send(text: string, id = `m-${text}`): this {
    return this.do({ type: 'sendPressed', id, text, at: this.#now })
  }

  /** Sent and stored. */
  say(text: string, id: string, seq: number): this {
    return this.send(text, id).do({ type: 'delivered', id, receipt: { msgId: `t.${seq}`, seq, at: seq } })
  }

  look(isVisible: boolean): this {
    return this.do({ type: 'visibilityChanged', isVisible })
  }

  wait(ms: number): this {
    const until = this.#now + ms
    for (let due = this.#due(until); due; due = this.#due(until)) {
      const [id, at] = due
      this.#timers.delete(id)
      this.#now = at
      this.do({ type: 'timerFired', id, at })
    }
    this.#now = until
    return this
  }

  get mode(): string {
    return this.state.mode.name
  }

  /** The inputs of all requests of one call so far. */
  asked<C extends SessionCall>(call: C): InputOf<VisitorApi[C]>[] {
    return this.of('request').flatMap((request) => (request.call === call ? [inputOf<C>(request)] : []))
  }

  of<D extends Effect['do']>(name: D): Extract<Effect, { do: D }>[] {
    return this.effects.filter((effect): effect is Extract<Effect, { do: D }> => effect.do === name)
  }

  get title(): string | undefined {
    return this.of('title').at(-1)?.show
  }

  get notes(): string[] {
    return this.state.timeline.settled.flatMap((item) =>
      item.type === 'note' ? [item.note.key === 'configured' ? item.note.text : item.note.key] : [],
    )
  }

  #perform(effect: Effect): void {
    this.effects.push(effect)
    if (effect.do === 'timer') this.#timers.set(effect.id, this.#now + effect.ms)
    if (effect.do === 'stopTimer') this.#timers.delete(effect.id)
  }

  #due(until: number): [TimerId, number] | undefined {
    return [...this.#timers].filter(([, at]) => at <= until).toSorted(([, one], [, other]) => one - other)[0]
  }
}

/** An answer has the shape of its call's: `answer` above takes nothing else. */
function answerOf(call: SessionCall, input: unknown, outcome: unknown, at: number): Answer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { type: 'answered', call, input, outcome, at } as Answer
}

/** A request carries the input of its own call: `Request` says so, only the compiler cannot follow it. */
function inputOf<C extends SessionCall>({ input }: Request): InputOf<VisitorApi[C]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return input as InputOf<VisitorApi[C]>
}

export const networkDown = { ok: false, kind: 'unknown', reason: 'network', retryAfterMs: 0 } as const
export const serverBroken = { ok: false, kind: 'unknown', reason: 'server', retryAfterMs: 0 } as const
export const busy = { ok: false, kind: 'unknown', reason: 'busy', retryAfterMs: 4_000 } as const

export const tooMany = { ok: false, kind: 'unknown', reason: 'tooMany', retryAfterMs: 9_000 } as const

export function refusedBy(
  error: 'channel.unknown' | 'identity.expired' | 'session.closed' | 'object.unknown' | 'form.incomplete',
) {
  return { ok: false, kind: 'refused', error, message: '' } as const
}
