import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { conversation } from './conversation.ts'

/** A chat under way: a person answers, and a few words were exchanged. */
export const baseState: SessionState = {
  ...initialState,
  mode: { name: 'withAgent' },
  channel: defaultChannelConfig,
  visitor: { userId: 'visitor-1', pollId: 'poll-1', sessionId: 'session-1', firstSeq: 1, lastSeq: 5 },
  agent: { nick: 'Ana', face: '', seq: 2 },
  timeline: conversation([
    { sender: 'robot', text: 'Hello, I am the robot of Harbour Home. What can I do for you?' },
    { accepted: 'Ana' },
    { sender: 'visitor', text: 'My kettle arrived with a cracked lid.' },
    { sender: 'agent', text: 'I am sorry to hear that. May I see a picture of it?' },
    { sender: 'visitor', text: 'Of course, one moment.' },
  ]),
  attention: { ...initialState.attention, seenSeq: 5 },
  connection: { now: 'live', shown: 'nothing' },
  isLoaded: true,
}
