import type { FrameCommand } from '@foyer/contract/host/commands.ts'
import type { FrameAnswer, HostFailure } from '@foyer/contract/host/events.ts'
import { failure } from '../failure.ts'

/** A command before it has a number. */
export type Wish = FrameCommand extends infer C ? (C extends FrameCommand ? Omit<C, 'id'> : never) : never

type Waiting = { resolve: (value: unknown) => void; reject: (reason: Error) => void }

/** Requests to the frame without a response yet. They have no timeout: a message may wait for the network. */
export function createAsked() {
  const waiting = new Map<number, Waiting>()
  let lastId = 0

  return {
    ask: (port: MessagePort, wish: Wish): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        port.postMessage({ ...wish, id })
      }),
    answered(answer: Extract<FrameAnswer, { id: number }>): void {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.type === 'done') asker?.resolve(answer.value)
      else asker?.reject(failure(answer.reason))
    },
    /** The frame is gone, so no response can arrive. */
    failAll(reason: HostFailure): void {
      for (const { reject } of waiting.values()) reject(failure(reason))
      waiting.clear()
    },
  }
}
