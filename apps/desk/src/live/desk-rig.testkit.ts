import type { DeskFrame } from '@foyer/contract/desk/thread.ts'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { wantedOf, type Reading } from '../state/inbox/apply-lists.ts'
import { listOf } from '../state/inbox/inbox.ts'
import type { Place } from '../state/inbox/list-order.ts'
import { toRow } from '../state/inbox/thread-row.ts'
import type { DeskEffect, DeskEvent } from './desk-event.ts'
import { lookBackFor, requestFor } from './logs.ts'
import { me, type ModelServer } from './model-server.testkit.ts'
import { initialState, type DeskState } from './state.ts'
import { step } from './step.ts'

type Ways = { send?: (frame: DeskFrame) => void; shareRead?: (threadId: string, seq: number) => void }
export type Command = { do: string; id: string; by?: string; list?: InboxList }

/**
 * A desk on a table: its effects wait in `due` until they are asked, and the answers until they are told. `send` has the
 * frames go by another way than straight into the desk; `shareRead` tells the other tabs.
 */
export function createDeskRig(server: ModelServer, { send, shareRead }: Ways = {}) {
  let state: DeskState = initialState(me)
  let count = 0
  const due: DeskEffect[] = []
  const late: DeskFrame[] = []
  const answers: DeskEvent[] = []

  function dispatch(event: DeskEvent): void {
    const next = step(state, event)
    state = next.state
    for (const effect of next.effects) {
      if (effect.do === 'shareRead') shareRead?.(effect.threadId, effect.seq)
      else due.push(effect)
    }
  }

  function deliver(frames: readonly DeskFrame[], how: string): void {
    if (send) return frames.forEach(send)
    const times = { arrives: 1, twice: 2 }[how] ?? 0
    for (const frame of frames) {
      for (let i = 0; i < times; i++) dispatch({ on: 'frame', frame, at: 0 })
    }
    if (how === 'late') late.push(...frames)
    else for (const frame of late.splice(0)) dispatch({ on: 'frame', frame, at: 0 })
  }

  /** The server reads now; the answer waits its turn. */
  function ask(effect: DeskEffect | undefined): void {
    const askedAt = state.inbox.clock
    if (effect?.do === 'readLists') {
      const readings = wantedOf(state.inbox).map((list) => wholeList(list))
      answers.push({ on: 'lists', readings, askedAt })
    }
    if (effect?.do === 'readMore') more(effect.list)
    if (effect?.do !== 'readThread' && effect?.do !== 'markRead') return
    const { threadId } = effect
    const request = effect.do === 'markRead' ? lookBackFor(state, threadId) : requestFor(state, threadId)
    answers.push({ on: 'page', threadId, page: server.read(threadId, request), request, askedAt })
  }

  function page(list: InboxList, from: Place | undefined): Reading {
    const { rows, through } = server.readList(list, from)
    return { list, from, rows: rows.map(toRow), through }
  }

  /** As much as was read before; own threads in full. */
  function wholeList(list: InboxList): Reading {
    const enough = list === 'mine' ? Infinity : listOf(state.inbox, list, me).length
    let reading = page(list, undefined)
    while (reading.through !== 'end' && reading.rows.length < enough) {
      const next = page(list, reading.through)
      reading = { ...reading, rows: [...reading.rows, ...next.rows], through: next.through }
    }
    return reading
  }

  function more(list: InboxList): void {
    const { isWanted, through } = state.inbox.lists[list]
    if (!isWanted || through === 'end') return
    answers.push({ on: 'lists', readings: [page(list, through)], askedAt: state.inbox.clock })
  }

  function answer(): void {
    const event = answers.shift()
    if (event) dispatch(event)
  }

  function reply(threadId: string, how: string): void {
    const key = `reply-${count++}`
    const item = { id: key, threadId, text: key, at: 0, state: 'sending' as const }
    dispatch({ on: 'outbox', event: { on: 'queued', item } })
    const { frames, seq } = server.agentWrites(threadId, key)
    deliver(frames, how)
    dispatch({ on: 'outbox', event: { on: 'sent', id: key, seq } })
  }

  /** The view of a thread reads it when it appears. */
  function open(threadId: string): void {
    dispatch({ on: 'opened', threadId })
    due.push({ do: 'readThread', threadId, soon: false })
  }

  function earlier(threadId: string): void {
    const log = state.logs.get(threadId)
    if (!log?.hasEarlier) return
    const page = server.read(threadId, { beforeSeq: log.from })
    answers.push({ on: 'earlier', threadId, page, beforeSeq: log.from, askedAt: state.inbox.clock })
  }

  const commands: Record<string, (command: Command, how: string) => void> = {
    visitor: ({ id }, how) => deliver(server.visitorWrites(id), how),
    note: ({ id }, how) => deliver(server.colleagueNotes(id), how),
    reply: ({ id }, how) => reply(id, how),
    queue: ({ id }, how) => deliver(server.queues(id), how),
    accept: ({ id, by = me }, how) => deliver(server.accepts(id, by), how),
    close: ({ id }, how) => deliver(server.closes(id), how),
    recall: ({ id }, how) => deliver(server.recalls(id), how),
    open: ({ id }) => open(id),
    earlier: ({ id }) => earlier(id),
    show: ({ list }) => list && dispatch({ on: 'listShown', list }),
    more: ({ list }) => list && dispatch({ on: 'listEnded', list }),
    look: () => dispatch({ on: 'looking', isLooking: true }),
    'look away': () => dispatch({ on: 'looking', isLooking: false }),
    ask: () => ask(due.shift()),
    answer,
  }

  open('a')
  return {
    server,
    dispatch,
    state: () => state,
    run: (command: Command, how: string) => commands[command.do]?.(command, how),
    /** The old connection is gone with all that was under way in it. */
    hello(): void {
      late.length = 0
      dispatch({ on: 'frame', frame: { type: 'hello' }, at: 0 })
    },
    /** What the desk does from time to time for threads it hears nothing of. */
    refresh(): void {
      due.push({ do: 'readLists', soon: false })
      if (state.openId) due.push({ do: 'readThread', threadId: state.openId, soon: false })
    },
    settle(): void {
      for (let rounds = 0; due.length + answers.length > 0; rounds++) {
        if (rounds > 1000) throw new Error('the desk never stops asking')
        ask(due.shift())
        answer()
      }
    },
  }
}

export type DeskRig = ReturnType<typeof createDeskRig>
