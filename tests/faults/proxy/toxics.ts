import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a bad network does to bytes, by the names that Toxiproxy gave it. */
export type Toxic =
  | { type: 'latency'; ms: number; jitterMs?: number }
  | { type: 'bandwidth'; bytesPerSecond: number }
  | { type: 'slicer'; bytes: number; delayMs: number }
  /** A black hole. `hold`: what was sent comes through later (TCP sends it again); otherwise it is gone for good. */
  | { type: 'timeout'; hold: boolean }
  | { type: 'reset_peer'; afterMs: number }
  | { type: 'limit_data'; bytes: number }

/** The toxics that work now; `changed` resolves with the next change. */
export type Toxicity = { now: () => readonly Toxic[]; changed: () => Promise<void> }

/**
 * Moves bytes one way through whatever poison is in the pipe at that moment. Reading from the source waits for
 * it, so that pressure reaches back to the sender as it would on a slow line. Ends when the source does.
 */
export async function pump(from: Socket, to: Socket, { toxicity, peek, cut }: Pipe): Promise<void> {
  const state = { passed: 0, isDead: false }
  for await (const data of from) {
    const chunk = asBuffer(data)
    if (!peek(chunk)) return
    const swallowed = await throughHoles(toxicity, state)
    if (swallowed) continue
    if (!(await deliver(chunk, to, toxicity.now(), state, cut))) return
  }
}

export type Pipe = {
  toxicity: Toxicity
  /** Sees each chunk first; false ends the pipe. */
  peek: (chunk: Buffer) => boolean
  cut: () => void
}

type PipeState = { passed: number; isDead: boolean }

/** True when a chunk is gone. A connection that lost bytes can carry no others: it stays silent for ever. */
async function throughHoles(toxicity: Toxicity, state: PipeState): Promise<boolean> {
  for (;;) {
    const hole = toxicity.now().find((toxic) => toxic.type === 'timeout')
    if (hole && !hole.hold) state.isDead = true
    if (state.isDead || !hole) return state.isDead
    await toxicity.changed()
  }
}

async function deliver(
  chunk: Buffer,
  to: Socket,
  toxics: readonly Toxic[],
  state: PipeState,
  cut: () => void,
): Promise<boolean> {
  let pieceBytes = chunk.length
  let pauseMs = 0
  for (const toxic of toxics) {
    if (toxic.type === 'latency') await sleep(toxic.ms + Math.random() * (toxic.jitterMs ?? 0))
    if (toxic.type === 'bandwidth') await sleep((chunk.length / toxic.bytesPerSecond) * 1000)
    if (toxic.type === 'slicer') [pieceBytes, pauseMs] = [toxic.bytes, toxic.delayMs]
    if (toxic.type === 'reset_peer') setTimeout(cut, toxic.afterMs)
    if (toxic.type === 'limit_data' && state.passed + chunk.length > toxic.bytes) {
      to.write(chunk.subarray(0, Math.max(0, toxic.bytes - state.passed)), cut)
      return false
    }
  }
  for (let at = 0; at < chunk.length; at += pieceBytes) {
    if (at > 0) await sleep(pauseMs)
    if (!(await write(to, chunk.subarray(at, at + pieceBytes)))) return false
  }
  state.passed += chunk.length
  return true
}

function write(to: Socket, chunk: Buffer): Promise<boolean> {
  if (to.destroyed || to.writableEnded) return Promise.resolve(false)
  if (to.write(chunk)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const done = (isOpen: boolean) => () => {
      to.off('drain', onDrain).off('close', onClose)
      resolve(isOpen)
    }
    const onDrain = done(true)
    const onClose = done(false)
    to.once('drain', onDrain).once('close', onClose)
  })
}

/** No encoding is ever set on these sockets, so what they give are buffers. */
const asBuffer = (data: unknown): Buffer => data as Buffer
