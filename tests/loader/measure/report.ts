export const goals = { scriptRatio: 1.5, layoutShift: 0, requests: 2 }

/** Milliseconds of the main thread: medians, with what an empty page takes left off. */
export type Contest = { ours: number; bare: number; bareWithLine: number }

export type Figures = {
  rounds: number
  scriptMs: Contest
  taskMs: Contest
  scriptRatio: number
  gzip: { ours: number; bare: number }
  layoutShift: number
  requests: string[]
}

export function isMet({ scriptRatio, layoutShift, requests }: Figures): boolean {
  return (
    scriptRatio <= goals.scriptRatio && layoutShift <= goals.layoutShift && requests.length <= goals.requests
  )
}

export function toTable(figures: Figures): string {
  const { rounds, scriptMs, taskMs, scriptRatio, gzip, layoutShift, requests } = figures
  return [
    `main thread, slowed down 4 times, without an empty page's share; median of ${rounds} rounds`,
    `  script  ${inWords(scriptMs)}`,
    `          ours is ${scriptRatio.toFixed(2)} times the bare one (goal ${goals.scriptRatio})`,
    `  all     ${inWords(taskMs)}`,
    `gzip      ours ${gzip.ours} bytes, bare ${gzip.bare}`,
    `layout shift ${layoutShift} (goal ${goals.layoutShift})`,
    `requests before anybody wants to chat: ${requests.length} (goal ${goals.requests})`,
    ...requests.map((url) => `  ${new URL(url).pathname}`),
  ].join('\n')
}

function inWords({ ours, bare, bareWithLine }: Contest): string {
  const [a, b, c] = [ours, bare, bareWithLine].map((value) => value.toFixed(1))
  return `ours ${a} ms, bare ${b} ms, bare and fetching a line as ours must ${c} ms`
}
