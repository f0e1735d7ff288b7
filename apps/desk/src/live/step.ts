import type { DeskFrame } from '@foyer/contract/desk/thread.ts'
import type { InboxCounts } from '@foyer/contract/desk/inbox.ts'
import { applyLists, wantList } from '../state/inbox/apply-lists.ts'
import { applyCounts, applyRow, forget, type Inbox } from '../state/inbox/inbox.ts'
import { toRow, type ThreadRow } from '../state/inbox/thread-row.ts'
import { outboxStep, retryUnreachable, threadsToSend, type OutboxEvent } from '../state/outbox/outbox.ts'
import type { DeskEffect, DeskEvent } from './desk-event.ts'
import { addEarlier, addEvent, addPage, isOpenBehind, isRowBehind, noteHead } from './logs.ts'
import { isReadMeanwhile, readThrough, seeOpen } from './read-through.ts'
import type { DeskState } from './state.ts'

type PageEvent = Extract<DeskEvent, { on: 'page' }>
export type Step = { state: DeskState; effects: DeskEffect[] }

/** The whole of the desk's live behaviour, without a clock, a socket or a screen. */
export function step(state: DeskState, event: DeskEvent): Step {
  switch (event.on) {
    case 'frame':
      return onFrame(state, event.frame, event.at)
    case 'link':
      return only({ ...state, link: event.link })
    case 'beat':
      return only({ ...state, beatAt: event.at })
    case 'read':
      return onReadElsewhere(state, event)
    case 'lists': {
      const { readings, counts, askedAt } = event
      const read = applyLists(state.inbox, readings, { askedAt, me: state.me, keep: state.openId })
      const inbox = counts ? applyCounts(read, toldBy(counts), askedAt) : read
      return settled(readings.flatMap(({ rows }) => rows).reduce(noteHead, { ...state, inbox }))
    }
    case 'rows':
      return settled(event.threads.map(toRow).reduce((next, row) => withRow(next, row, event.askedAt), state))
    case 'listShown': {
      const inbox = wantList(state.inbox, event.list)
      const isUnread = inbox.lists[event.list].through === undefined
      return { state: { ...state, inbox }, effects: isUnread ? [{ do: 'readMore', list: event.list }] : [] }
    }
    case 'listEnded':
      return { state, effects: [{ do: 'readMore', list: event.list }] }
    case 'page':
      return withRead(settled(addPage(withRow(state, toRow(event.page.thread), event.askedAt), event)), event)
    case 'earlier':
      return settled(addEarlier(withRow(state, toRow(event.page.thread), event.askedAt), event))
    case 'row':
      return settled(withRow(state, toRow(event.thread)))
    case 'opened':
      return only({ ...state, openId: event.threadId })
    case 'looking':
      return settled({ ...state, isLooking: event.isLooking })
    case 'outbox':
      return onOutbox(state, event.event)
  }
}

function onFrame(state: DeskState, frame: DeskFrame, at: number): Step {
  switch (frame.type) {
    case 'hello':
      return onHello(state)
    case 'thread':
      return settled(withRow(state, toRow(frame.thread)))
    case 'hidden':
      return onHidden(state, frame.threadId)
    case 'event':
      return settled(addEvent(state, frame.threadId, frame.event))
    case 'preview':
      return only({
        ...state,
        previews: new Map(state.previews).set(frame.threadId, { text: frame.text, at }),
      })
    case 'counts': {
      const { waiting, withAgents } = frame
      return only({ ...state, inbox: applyCounts(state.inbox, { waiting, withAgents }) })
    }
    case 'viewers':
      return only({ ...state, viewers: withViewers(state.viewers, frame) })
    // Calls have a life of their own beside the conversations: whoever holds them listens.
    case 'call':
      return only(state)
    case 'beat':
      return { state, effects: [{ do: 'beat' }] }
    case 'reconnect':
      return { state, effects: [{ do: 'comeBack', withinMs: frame.withinMs }] }
  }
}

/** The thread is out of this agent's sight: the desk keeps nothing of it, and one on screen is asked for once more. */
function onHidden(state: DeskState, threadId: string): Step {
  const without = <T>(map: ReadonlyMap<string, T>) => new Map([...map].filter(([id]) => id !== threadId))
  const next = {
    ...state,
    inbox: forget(state.inbox, threadId),
    logs: without(state.logs),
    heads: without(state.heads),
    previews: without(state.previews),
    viewers: without(state.viewers),
  }
  const isOpen = state.openId === threadId
  return { state: next, effects: isOpen ? [{ do: 'readThread', threadId, soon: false }] : [] }
}

/** A new stream: the desk reads again whatever it may have missed, and retries unsent replies. */
function onHello(state: DeskState): Step {
  const outbox = retryUnreachable(state.outbox)
  const { openId } = state
  return {
    // A new stream tells again who is looking.
    state: { ...state, link: 'live', outbox, viewers: new Map() },
    effects: [
      { do: 'readLists', soon: false },
      ...(openId ? [{ do: 'readThread', threadId: openId, soon: false } as const] : []),
      ...threadsToSend(outbox).map((threadId) => ({ do: 'send', threadId }) as const),
    ],
  }
}

function onOutbox(state: DeskState, event: OutboxEvent): Step {
  const next = { ...state, outbox: outboxStep(state.outbox, event) }
  switch (event.on) {
    case 'queued':
      return { state: next, effects: [{ do: 'send', threadId: event.item.threadId }] }
    case 'retried':
      return { state: next, effects: [{ do: 'send', threadId: event.threadId }] }
    case 'insisted': {
      const threadId = state.outbox.find(({ id }) => id === event.id)?.threadId
      return { state: next, effects: threadId ? [{ do: 'send', threadId }] : [] }
    }
    case 'sent':
      return settled(noteSent(next, event.id, event.seq))
    case 'failed':
    case 'discarded':
      return only(next)
  }
}

/** Shares with the agent's other tabs that this thread is read to its end. */
function withRead({ state, effects }: Step, { threadId, page: { thread } }: PageEvent): Step {
  const isKnown = thread.lastSeq <= (state.readSeqs.get(threadId) ?? 0)
  if (isKnown || thread.unread > 0 || thread.adminId !== state.me) return { state, effects }
  const share = { do: 'shareRead', threadId, seq: thread.lastSeq } as const
  return { state: readThrough(state, threadId, thread.lastSeq), effects: [...effects, share] }
}

function onReadElsewhere(state: DeskState, { threadId, seq }: Extract<DeskEvent, { on: 'read' }>): Step {
  // This tab gets entries it does not know yet when it reads the lists again.
  const next = settled(noteHead(readThrough(state, threadId, seq), { threadId, lastSeq: seq }))
  return isReadMeanwhile(state, threadId, seq)
    ? { ...next, effects: [...next.effects, { do: 'readLists', soon: true }] }
    : next
}

/** A reply that the server has written is an entry to be expected, like any other we were told of. */
function noteSent(state: DeskState, id: string, lastSeq: number): DeskState {
  const item = state.outbox.find((unsent) => unsent.id === id)
  return item ? noteHead(state, { threadId: item.threadId, lastSeq }) : state
}

function withRow(state: DeskState, row: ThreadRow, askedAt?: number): DeskState {
  return noteHead({ ...state, inbox: applyRow(state.inbox, row, { askedAt, keep: state.openId }) }, row)
}

/** Asks for what is known to be missing. What an agent has in front of them in full is seen. */
function settled(state: DeskState): Step {
  const { openId } = state
  const effects: DeskEffect[] = isRowBehind(state) ? [{ do: 'readLists', soon: true }] : []
  if (!openId) return { state, effects }
  if (isOpenBehind(state))
    return { state, effects: [...effects, { do: 'readThread', threadId: openId, soon: true }] }
  const seen = seeOpen(state, openId)
  return {
    state: seen,
    effects: seen === state ? effects : [...effects, { do: 'markRead', threadId: openId }],
  }
}

type Viewers = DeskState['viewers']

function withViewers(
  viewers: Viewers,
  { threadId, agents }: Extract<DeskFrame, { type: 'viewers' }>,
): Viewers {
  const next = new Map(viewers)
  if (agents.length > 0) next.set(threadId, agents)
  else next.delete(threadId)
  return next
}

function toldBy({ waiting, mine, team, limit }: InboxCounts): Inbox['told'] {
  return { waiting, withAgents: mine + team, limit }
}

function only(state: DeskState): Step {
  return { state, effects: [] }
}
