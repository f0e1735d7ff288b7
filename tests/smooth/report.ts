/** No frame may take longer, and one more message may cost so much more among many. */
const goals = { frameMs: 50, appendRatio: 1.2 }

export type Run = { frames: number; longestMs: number; over50: number }

export type Figures = {
  /** What one more message costs, by how many there are. */
  appendMs: Record<number, number>
  appendRatio: number
  scrolling: Record<string, Run>
  /** The same on a page that does nothing: what is over 50 ms there is this machine's noise. */
  bare: Record<string, Run>
}

export function isSmooth({ appendRatio, scrolling }: Figures): boolean {
  return (
    appendRatio <= goals.appendRatio &&
    Object.values(scrolling).every(({ longestMs }) => longestMs <= goals.frameMs)
  )
}

export function toTable({ appendMs, appendRatio, scrolling, bare }: Figures): string {
  const costs = Object.entries(appendMs).map(([count, ms]) => `${ms.toFixed(1)} ms at ${count}`)
  const runs = Object.entries(scrolling).map(
    ([name, run]) => `${name.padEnd(24)} ${inWords(run)}; a bare page: ${inWords(bare[name])}`,
  )
  return [...runs, `one more message: ${costs.join(', ')}: ${appendRatio.toFixed(2)} times`].join('\n')
}

function inWords(run: Run | undefined): string {
  if (!run) return 'not measured'
  return `${run.frames} frames, longest ${run.longestMs.toFixed(0)} ms, ${run.over50} over ${goals.frameMs} ms`
}
