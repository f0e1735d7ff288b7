import { vectorTiming } from '@foyer/core/timing.ts'
import { batchSize } from './fill-vectors.ts'
import type { Vectors } from './vectors.ts'

/** Saving a document waits for no model: its rows are read a moment later, by whichever node looks first. */
export function startVectorPass(vectors: Vectors): { stop: () => void } {
  if (!vectors.isOn) return { stop: () => undefined }
  let isStopped = false
  let timer: NodeJS.Timeout

  async function round(): Promise<void> {
    const filled = await vectors.fill().catch(() => 0)
    if (isStopped) return
    timer = setTimeout(() => void round(), filled === batchSize ? 0 : vectorTiming.passMs)
  }

  timer = setTimeout(() => void round(), vectorTiming.passMs)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
