import { browserPorts } from '@foyer/client/ports/ports.ts'
import { createStore, type Store } from '@foyer/client/store.ts'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Connection, DeskClient } from '../platform/desk-client.ts'
import { timings } from '../platform/timings.ts'
import type { KeyValue } from '../platform/storage.ts'
import { presenceKey, agentKey, inboxKey, threadKey } from '../platform/query-keys.ts'
import type { PresenceState } from '@foyer/contract/desk/presence.ts'
import { createDrafts, type Drafts } from '../state/thread/drafts.ts'
import { threadsToSend } from '../state/outbox/outbox.ts'
import { loadOutbox, saveOutbox } from '../state/outbox/outbox-storage.ts'
import { connect, type DeskLink } from './connect.ts'
import type { DeskEffect, DeskEvent } from './desk-event.ts'
import { createReads, type Reads } from './reads.ts'
import { createSender } from './send.ts'
import { initialState, type DeskState } from './state.ts'
import { step } from './step.ts'

/** The server asked whether anybody is here: this desk is. A beat that is lost is followed by the next. */
async function showPresence(client: DeskClient): Promise<PresenceState | undefined> {
  const result = await client.beat({})
  return result.ok ? result.data.state : undefined
}

export type DeskChange = { event: DeskEvent; before: DeskState; after: DeskState }
export type DeskListener = (change: DeskChange) => void

/** A signed-in agent's desk: its live state, and the hands that act on it. */
export type Desk = {
  agent: DeskAgent
  client: DeskClient
  store: Store<DeskState>
  dispatch: (event: DeskEvent) => void
  /** Hears of everything that happens, after it has. */
  listen: (listener: DeskListener) => () => void
  reads: Reads
  drafts: Drafts
  /** Joins the tabs that share a stream; the answer leaves them. */
  start: () => () => void
}

type Parts = { connection: Connection; queryClient: QueryClient; storage: KeyValue; agent: DeskAgent }

/** Runs `step` and performs its effects. Reads go through the query cache, which repeats and reports them. */
export function createDesk({ connection, queryClient, storage, agent }: Parts): Desk {
  const { client, transport } = connection
  const { clock } = transport
  const store = createStore(initialState(agent.adminId, loadOutbox(storage, agent.adminId, clock.now())))
  const reads = createReads({ client, get: store.get, dispatch })
  const send = createSender({
    client,
    clock,
    get: store.get,
    tell: (event) => dispatch({ on: 'outbox', event }),
  })
  const listeners = new Set<DeskListener>()
  const timers = new Map<string, () => void>()
  let link: DeskLink | undefined

  function dispatch(event: DeskEvent): void {
    const before = store.get()
    const { state, effects } = step(before, event)
    if (state.outbox !== before.outbox) saveOutbox(storage, agent.adminId, before.outbox, state.outbox)
    store.set(state)
    effects.forEach(perform)
    for (const listener of listeners) listener({ event, before, after: state })
  }

  function perform(effect: DeskEffect): void {
    switch (effect.do) {
      case 'readLists':
        return soonOnce('lists', effect.soon ? timings.soonMs : 0, () => refetch(inboxKey))
      case 'readMore':
        return readMore(effect.list)
      case 'readThread':
        return soonOnce(`thread ${effect.threadId}`, effect.soon ? timings.soonMs : 0, () =>
          refetch(threadKey(effect.threadId)),
        )
      case 'markRead':
        return soonOnce(`read ${effect.threadId}`, timings.markReadMs, () => reads.markRead(effect.threadId))
      case 'shareRead':
        return link?.shareRead(effect.threadId, effect.seq)
      case 'send':
        return void send(effect.threadId)
      case 'beat':
        return void answerBeat()
      case 'comeBack':
        return link?.moveWithin(effect.withinMs)
    }
  }

  async function answerBeat(): Promise<void> {
    const state = await showPresence(client)
    if (state) link?.sharePresence(state)
  }

  function readMore(list: InboxList): void {
    void reads.more(list).then((isRead) => {
      if (!isRead) soonOnce(`more ${list}`, timings.lookWhileDeafMs, () => reads.more(list))
    })
  }

  /** A running read is given up for a new one: only what is asked after the news is sure to know it. */
  function refetch(queryKey: readonly string[]): Promise<void> {
    return queryClient.invalidateQueries({ queryKey, exact: true })
  }

  /** Many wishes for one thing become one; the earliest counts. */
  function soonOnce(name: string, ms: number, work: () => Promise<unknown>): void {
    if (timers.has(name)) return
    const cancel = clock.after(ms, () => {
      timers.delete(name)
      void work()
    })
    timers.set(name, cancel)
  }

  function start(): () => void {
    const started = connect({
      ports: browserPorts(),
      transport,
      get: store.get,
      dispatch,
      onPresence: (state) => queryClient.setQueryData(presenceKey, state),
      // The sign-in decides whose desk this is: the page becomes the other agent's.
      onOtherAgent: () => void refetch(agentKey),
    })
    link = started
    for (const threadId of threadsToSend(store.get().outbox)) void send(threadId)
    return () => {
      started.stop()
      timers.forEach((cancel) => cancel())
      timers.clear()
    }
  }

  function listen(listener: DeskListener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    agent,
    client,
    store,
    dispatch,
    listen,
    reads,
    drafts: createDrafts(storage, agent.adminId),
    start,
  }
}
