import { senderTypes, textMsgType } from '@foyer/contract/codes.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import { timing } from '@foyer/core/timing.ts'
import type { AnswerOf, Effect } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { canWrite } from '@foyer/core/session/selectors.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** T-22: the question now, its answer 200 ms later, both told to the server as automatic messages. */
export function sayCanned(state: SessionState, { item, id, answerId, at }: EventOf<'menuPressed'>): Step {
  if (!canWrite(state)) return next(state)
  const asked = say(
    { ...state, canned: [...state.canned, { id: answerId, text: item.msgText }] },
    'visitor',
    {
      id,
      text: item.menuName,
      at,
    },
  )
  return next(asked.state, ...asked.effects, { do: 'timer', id: 'cannedAnswer', ms: timing.cannedAnswerMs })
}

export function cannedAnswerDue(state: SessionState, { at }: EventOf<'timerFired'>): Step {
  return state.canned.reduce<Step>(
    (before, { id, text }) => {
      const said = say(before.state, 'robot', { id, text, at })
      return { state: said.state, effects: [...before.effects, ...said.effects] }
    },
    next({ ...state, canned: [] }),
  )
}

/** It was shown already, so it stays whatever the server says of it. */
export function addSessionMsgAnswered(
  state: SessionState,
  { input, outcome }: AnswerOf<'addSessionMsg'>,
): Step {
  if (!outcome.ok || !input.id) return next(state)
  const { msgId, seq, msgTime: at } = outcome.data
  return next({
    ...state,
    timeline: timeline(state.timeline, { type: 'sent', id: input.id, receipt: { msgId, seq, at } }),
  })
}

type Said = { id: string; text: string; at: number }

function say(state: SessionState, by: 'visitor' | 'robot', { id, text, at }: Said): Step {
  const { visitor, channel } = state
  const content = { kind: 'text', text } as const
  const said = timeline(state.timeline, {
    type: 'written',
    id,
    content,
    at,
    ...(by === 'robot' && { by }),
  })
  const request: Effect[] = visitor
    ? [
        {
          do: 'request',
          call: 'addSessionMsg',
          input: {
            userId: visitor.userId,
            msgType: textMsgType,
            msgContent: text,
            senderType: senderTypes[by],
            ...(by === 'robot' && channel && { senderName: channel.robotName }),
            id,
          },
        },
      ]
    : []
  return next({ ...state, timeline: said }, ...request)
}
