import { Worker } from 'node:worker_threads'
import { within } from '../../../../platform/within.ts'
import { isVector, unitOf } from '../../../../rules/robot/rank/vector.ts'
import type { VectorSource } from '../vector-source.ts'
import type { Encoded, ToEncode } from './encoder-messages.ts'

type Waiting = { resolve: (vector: number[]) => void; reject: (error: Error) => void }

/** The built bundle has the thread's file beside its own. */
const file = import.meta.url.endsWith('.ts') ? './encoder-worker.ts' : './encoder-worker.js'

/** The encoder was trained on sentences and paragraphs: more text says no more, and takes longer. */
const longestText = 500

/**
 * The English sentence encoder that comes with Foyer, in a thread of its own. The thread starts with the node, so the
 * first question does not wait for it; one that ends is started again by the next text.
 */
export function createEncoder(): VectorSource {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let worker: Worker | undefined = startWorker()

  function startWorker(): Worker {
    const started = new Worker(new URL(file, import.meta.url))
    started.on('message', (encoded: Encoded) => {
      const one = waiting.get(encoded.id)
      waiting.delete(encoded.id)
      if ('vector' in encoded) one?.resolve(encoded.vector)
      else one?.reject(new Error(encoded.error))
    })
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('the encoder has ended')))
    // The thread does not keep a process alive that has nothing else to do. A listener would undo this.
    started.unref()
    return started
  }

  function fail(ended: Worker, error: unknown): void {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values())
      reject(error instanceof Error ? error : new Error(String(error)))
    waiting.clear()
  }

  function encode(text: string): Promise<number[]> {
    worker ??= startWorker()
    const message: ToEncode = { id: ++lastId, text: text.slice(0, longestText) }
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker?.postMessage(message)
    })
  }

  /** One text at a time: a question waits for one text of a batch at most, not for all of them. */
  async function encodeAll(texts: readonly string[], signal: AbortSignal): Promise<number[][]> {
    const vectors: number[][] = []
    for (const text of texts) {
      // Nobody waits for the rest any more.
      signal.throwIfAborted()
      const vector = await encode(text)
      if (!isVector(vector)) throw new Error('the encoder answered no vector')
      vectors.push(unitOf(vector))
    }
    return vectors
  }

  return {
    model: 'foyer-english',
    languages: ['en'],
    embed: (texts, deadlineMs) =>
      within(encodeAll(texts, AbortSignal.timeout(deadlineMs)), deadlineMs, 'the encoder is too slow'),
  }
}
