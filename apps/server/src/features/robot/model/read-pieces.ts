import { modelTiming } from '@foyer/core/timing.ts'
import type { ModelLimits } from '../../../rules/robot/model/settings.ts'
import type { Piece } from './model-client.ts'

/** How reading ended. `stopped`: we did not want more. `ended`: the model had no more to say. */
export type ReadingEnd = 'ended' | 'stopped' | 'slow' | 'broken' | 'cancelled'

type Options = {
  open: (signal: AbortSignal) => Promise<AsyncIterable<Piece>>
  limits: Pick<ModelLimits, 'firstTokenMs' | 'gapMs' | 'totalMs'>
  cancel: AbortSignal
  /** False: enough. */
  onPiece: (piece: Piece) => boolean
  /** Only the kind of error: its message may repeat what we asked, and must not reach a log. */
  onBroken: (kind: string) => void
}

/**
 * Reads a model's answer for as long as it comes in time. Whatever the other side does or leaves undone, this ends
 * within the limits, and the connection is cut with it.
 */
export async function readPieces({ open, limits, cancel, onPiece, onBroken }: Options): Promise<ReadingEnd> {
  const connection = new AbortController()
  const cut = Promise.withResolvers<ReadingEnd>()
  const tooSlow = (): void => cut.resolve('slow')
  const onCancel = (): void => cut.resolve('cancelled')
  const total = setTimeout(tooSlow, limits.totalMs)
  let silence = setTimeout(tooSlow, limits.firstTokenMs)

  async function read(): Promise<ReadingEnd> {
    try {
      for await (const piece of await open(connection.signal)) {
        if (connection.signal.aborted) return 'slow'
        if (piece.text !== '' || piece.finish !== undefined) {
          clearTimeout(silence)
          silence = setTimeout(tooSlow, piece.finish === undefined ? limits.gapMs : modelTiming.tailMs)
        }
        if (!onPiece(piece)) return 'stopped'
      }
      return 'ended'
    } catch (error) {
      // Reading that was cut already has another end.
      if (!connection.signal.aborted) onBroken(error instanceof Error ? error.name : typeof error)
      return 'broken'
    }
  }

  cancel.addEventListener('abort', onCancel, { once: true })
  if (cancel.aborted) onCancel()
  try {
    return await Promise.race([cut.promise, cancel.aborted ? cut.promise : read()])
  } finally {
    clearTimeout(total)
    clearTimeout(silence)
    cancel.removeEventListener('abort', onCancel)
    connection.abort()
  }
}
