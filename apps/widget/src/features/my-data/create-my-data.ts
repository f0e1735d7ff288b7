import type { VisitorApi } from '@foyer/contract/api.ts'
import type { DataRequestKind, OwnDataRequest } from '@foyer/contract/my-data/data-request.ts'
import type { Client } from '@foyer/client/client.ts'
import type { Clock } from '@foyer/client/ports/clock.ts'
import type { Failed } from '@foyer/client/result.ts'
import { createStore, type Followed } from '@foyer/client/store.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { isPending, withRequest } from './request-text.ts'

export type MyDataState = {
  /** Undefined until they are here. */
  requests: readonly OwnDataRequest[] | undefined
  mailTo: string
  /** The request that was made last on this page. */
  latestId: string
  isAsking: boolean
  hasFailed: boolean
}

type MyDataOptions = {
  client: Pick<Client<VisitorApi>, 'myData' | 'requestMyData'>
  clock: Clock
  userId: string
  onFailure: (failed: Failed) => void
  /** An erasure was asked for, or is over without having been done. */
  onErasure: (request: OwnDataRequest) => void
}

export type MyData = Followed<MyDataState> & {
  /** Reads the requests, and again while one of them is pending. */
  start: () => void
  stop: () => void
  ask: (kind: DataRequestKind) => void
}

/** The visitor's requests about their data. */
export function createMyData({ client, clock, userId, onFailure, onErasure }: MyDataOptions): MyData {
  const state = createStore<MyDataState>({
    requests: undefined,
    mailTo: '',
    latestId: '',
    isAsking: false,
    hasFailed: false,
  })
  let isStopped = true
  let stopTimer = (): void => undefined

  function setState(next: Partial<MyDataState>): void {
    state.set({ ...state.get(), ...next })
  }

  async function read(): Promise<void> {
    stopTimer()
    const result = await client.myData({ userId })
    if (isStopped) return
    if (result.ok) {
      setState({ ...result.data, hasFailed: false })
      tellErasure(result.data.requests)
    } else {
      setState({ hasFailed: true })
      // Whoever watches a request of theirs is not told of every lost packet.
      if (result.kind === 'refused' || state.get().requests === undefined) onFailure(result)
    }
    lookAgain()
  }

  function lookAgain(): void {
    stopTimer()
    const pending = state.get().requests?.filter(isPending) ?? []
    if (isStopped || pending.length === 0) return
    const isWaiting = pending.some((request) => request.state === 'waiting')
    const { lookMs, unconfirmedLookMs } = myDataTiming
    stopTimer = clock.after(isWaiting ? lookMs : unconfirmedLookMs, () => void read())
  }

  function tellErasure(requests: readonly OwnDataRequest[]): void {
    const newest = requests.find(({ kind }) => kind === 'erasure')
    if (newest) onErasure(newest)
  }

  async function ask(kind: DataRequestKind): Promise<void> {
    setState({ isAsking: true })
    const result = await client.requestMyData({ userId, kind })
    setState({ isAsking: false })
    if (!result.ok) return onFailure(result)
    const { request } = result.data
    setState({
      latestId: request.requestId,
      requests: withRequest(state.get().requests ?? [], request),
    })
    if (kind === 'erasure') onErasure(request)
    return lookAgain()
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start: () => {
      isStopped = false
      void read()
    },
    stop: () => {
      isStopped = true
      stopTimer()
    },
    ask: (kind) => {
      if (!state.get().isAsking) void ask(kind)
    },
  }
}
