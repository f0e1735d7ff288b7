import type { Sender } from '@foyer/contract/codes.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { plainMessage } from '@foyer/core/messages/greeting.ts'
import { emptyTimeline, timeline } from '@foyer/core/messages/timeline.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

/** A conversation in which everything that can be dressed is to be seen: the robot, the visitor and an agent. */
export function previewSample(t: Translate<WidgetKey>, at: number): SessionState {
  const guided = timeline(emptyTimeline, { type: 'guided', at })
  const events = [
    said(1, 'visitor', '', t('preview.visitor'), at),
    said(2, 'agent', t('preview.name'), t('preview.agent'), at),
  ]
  return {
    ...initialState,
    mode: { name: 'robot' },
    // Nobody: nothing is ever sent in their name.
    visitor: { userId: '', pollId: '', sessionId: '', firstSeq: 1, lastSeq: 2 },
    timeline: timeline(guided, { type: 'loaded', events }),
    history: 'end',
    connection: { now: 'live', shown: 'nothing' },
    isLoaded: true,
  }
}

function said(seq: number, sender: Sender, senderName: string, text: string, at: number): ServerEvent {
  const message = { ...plainMessage, msgId: `preview:${seq}`, seq, id: '', sender, senderName, at }
  return { kind: 'message', message: { ...message, content: { kind: 'text', text } } }
}
