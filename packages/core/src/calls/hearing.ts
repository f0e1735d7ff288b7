import type { Call } from '@foyer/contract/calls/call.ts'
import { endHere, endTold, leave } from './ending.ts'
import type { CallEventOf } from './event.ts'
import { glare } from './inviting.ts'
import { isActive } from './phase.ts'
import { askNow, fresh, isOver, type Ask, type CallState } from './state.ts'

/** Applies the server's answer about a call. An answer older than the newest one is ignored. */
export function answered(state: CallState, { ask, output, now }: CallEventOf<'answered'>): CallState {
  if (isFarewell(ask)) return waved(state, ask, output.call)
  if (isStale(state, ask)) return state
  const heard = {
    ...closeAsk(state, ask),
    heard: { n: ask.n, at: ask.at },
    ...(ask.act === 'join' && { joined: { n: ask.n, at: ask.at } }),
  }
  if (heard.wish === 'look') return found(heard, output.call, now)
  const isJoined = heard.wish === 'join' && ask.act === 'join'
  return told(isJoined ? { ...heard, wish: 'beat' } : heard, output.call, now)
}

/** A refusal will not change by asking again: the call is not, or no longer, this side's. */
export function unanswered(state: CallState, { ask, isRefused, now }: CallEventOf<'unanswered'>): CallState {
  if (isFarewell(ask)) return isRefused ? waved(state, ask, undefined) : unwaved(state, ask)
  if (isStale(state, ask)) return state
  if (!isRefused) return closeAsk(state, ask)
  if (state.wish === 'look') return found(closeAsk(state, ask), undefined, now)
  return isActive(state) ? endHere(state, 'closed', now) : state
}

export function rang(state: CallState, { callId, now }: CallEventOf<'rang'>): CallState {
  if (isActive(state) && (callId === state.callId || callId === '')) return { ...state, isRung: true }
  // The other side may have heard of the invitation, and accepted, before its answer is here.
  if (isActive(state) && state.invite && state.callId === '' && state.wish === 'nothing')
    return askNow({ ...state, wish: 'look', nextRing: callId })
  // Two calls at once there are not: the present one must have ended, which is asked, and then the other is looked at.
  if (isActive(state)) return { ...state, isRung: true, nextRing: callId }
  if (callId !== '' && isOver(state, callId)) return state
  return askNow({ ...state, wish: 'look', nextRing: callId, heard: { ...state.heard, at: now } })
}

function told(state: CallState, call: Call | undefined, now: number): CallState {
  if (!isActive(state)) return state
  if (!call || call.callId !== state.callId) return endHere(state, 'lost', now)
  if (call.status === 'ended') return endTold(state, call, now)
  if (isElsewhere(state, call)) return leave(state, now)
  const media = call.videoType === 'voice' ? 'voice' : state.media
  return { ...state, call, media, invite: undefined }
}

/** Looked around: is there a call, and is it one that rings here? */
function found(state: CallState, call: Call | undefined, now: number): CallState {
  const news = call && call.status !== 'ended' && !isOver(state, call.callId) ? call : undefined
  const looked: CallState = { ...state, wish: 'nothing', nextRing: '' }
  if (state.invite) return glare(looked, news, now)
  if (!news || news.status !== 'ringing' || news.startedBy === state.side) return looked
  const { callId, videoType } = news
  const begun = { ...fresh(state, state.leg, now), asked: state.asked }
  return { ...begun, phase: 'ringing', callId, call: news, media: videoType, wish: 'beat' }
}

/** Another tab of this side has taken the call. */
function isElsewhere({ isMember, side, leg, joined, heard }: CallState, { status, legs }: Call): boolean {
  if (!isMember) return status === 'accepted'
  // Answers to requests from before this leg joined describe an earlier leg.
  return joined.n > 0 && heard.n > joined.n && legs[side] !== '' && legs[side] !== leg
}

function closeAsk(state: CallState, ask: Ask): CallState {
  const { asked } = state
  return asked.n === ask.n ? { ...state, asked: { ...asked, isOpen: false } } : state
}

function isStale({ heard }: CallState, ask: Ask): boolean {
  return ask.n <= heard.n
}

function isFarewell({ act }: Ask): boolean {
  return act === 'hangUp' || act === 'decline'
}

/** The server knows that it is over, and says how long it was. */
function waved(state: CallState, { callId }: Ask, call: Call | undefined): CallState {
  const farewells = state.farewells.filter((farewell) => farewell.callId !== callId)
  const isShown = state.phase === 'ended' && state.callId === callId && call?.status === 'ended'
  return isShown ? { ...state, farewells, call } : { ...state, farewells }
}

function unwaved(state: CallState, { callId }: Ask): CallState {
  const farewells = state.farewells.map((farewell) =>
    farewell.callId === callId ? { ...farewell, isOpen: false } : farewell,
  )
  return { ...state, farewells }
}
