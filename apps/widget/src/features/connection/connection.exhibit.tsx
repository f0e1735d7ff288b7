import type { SessionState } from '@foyer/core/session/state.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { nowMs } from '../../../gallery/stage/conversation.ts'
import { ConnectionLine } from './ConnectionLine.tsx'

type Shown = SessionState['connection']['shown']

function connection(shown: Shown): Partial<SessionState> {
  return { connection: { now: shown === 'offline' ? 'offline' : 'connecting', shown } }
}

export default [
  { name: 'connection/connecting', state: connection('connecting'), view: () => <ConnectionLine /> },
  { name: 'connection/offline', state: connection('offline'), view: () => <ConnectionLine /> },
  {
    name: 'connection/offline-unsent',
    state: (base) => ({ ...base, ...connection('offline'), timeline: withUnsent(base) }),
    view: () => <ConnectionLine />,
  },
  { name: 'connection/back', state: connection('connected'), view: () => <ConnectionLine /> },
] satisfies Exhibit[]

function withUnsent({ timeline: before }: SessionState): SessionState['timeline'] {
  return ['one', 'two'].reduce(
    (state, id) => timeline(state, { type: 'written', id, content: { kind: 'text', text: id }, at: nowMs }),
    before,
  )
}
