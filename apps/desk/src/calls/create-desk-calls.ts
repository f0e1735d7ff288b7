import type { CallSession } from '@foyer/calls/session/call-session.ts'
import { createCallSession } from '@foyer/calls/session/create-call-session.ts'
import { browserCallPorts, type CallPorts } from '@foyer/calls/session/ports.ts'
import { createCallDoor, type CallDoor } from '@foyer/calls/view/ask/call-door.ts'
import { readinessFor } from '@foyer/calls/view/ask/readiness.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { Desk } from '../live/create-desk.ts'
import type { KeyValue } from '../platform/storage.ts'
import { createCallThreads } from './call-threads.ts'

/** The agent's side of calls: at most one at a time, in one of their own conversations. */
export type DeskCalls = {
  session: CallSession
  door: CallDoor
  /** The conversation that the call belongs to; undefined while there is no call. */
  threadId: () => string | undefined
  call: (threadId: string, media: VideoType) => void
  /** Listens from now on; the answer stops that, and ends what this tab has of a call. */
  start: () => () => void
}

type Parts = {
  desk: Pick<Desk, 'agent' | 'client' | 'listen'>
  storage: KeyValue
  /** The browser's own unless told otherwise. */
  ports?: CallPorts
}

export function createDeskCalls({ desk, storage, ports = browserCallPorts() }: Parts): DeskCalls {
  const { agent, client, listen } = desk
  const threads = createCallThreads(storage)
  const session = createCallSession({
    side: 'agent',
    ports,
    act: (input, options) => client.deskCallAct({ ...input, threadId: threads.of(input.callId) }, options),
    signal: (input, options) =>
      client.deskCallSignal({ ...input, threadId: threads.of(input.callId) }, options),
    invite: async (videoType, options) => {
      const threadId = threads.latest()
      const result = await client.startCall({ threadId, videoType }, options)
      if (result.ok) threads.learn(result.data.callId, threadId)
      return result
    },
  })
  const door = createCallDoor(session, (media) => readinessFor(media, ports.permissions))

  function hear(threadId: string, callId: string): void {
    threads.learn(callId, threadId)
    session.ring(callId)
  }

  /** A call is announced once. A desk that opens later, or was offline for a moment, asks whether one is waiting. */
  async function look(): Promise<void> {
    const result = await client.listCalls({ limit: 10 })
    const known = result.ok ? result.data.calls : []
    // Supervisors are told of everybody's.
    const own = known.find(({ reason, adminId }) => !reason && adminId === agent.adminId)
    if (own) hear(own.threadId, own.callId)
  }

  return {
    session,
    door,
    threadId: () => {
      const { phase, call } = session.get()
      if (phase === 'idle') return undefined
      return call ? threads.of(call.callId) : threads.latest()
    },
    call: (threadId, media) => {
      threads.expect(threadId)
      door.enter('start', media)
    },
    start: () => {
      if (threads.latest() !== '') session.find()
      const stop = listen(({ event }) => {
        if (event.on !== 'frame') return
        const { frame } = event
        if (frame.type === 'call') hear(frame.threadId, frame.callId)
        if (frame.type === 'hello') void look()
      })
      // The desk may have been greeted long ago.
      void look()
      return () => {
        stop()
        session.dispose()
      }
    },
  }
}
