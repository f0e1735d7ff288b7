import type { ThreadRow } from './thread-row.ts'

type Rows = ReadonlyMap<string, ThreadRow>

/** Asked at every change of anything, and thousands of rows take their time. */
const known = new WeakMap<Rows, boolean>()

/** Whether the conversations at this desk come from more than one channel. */
export function hasManyChannels(rows: Rows): boolean {
  const answer = known.get(rows) ?? isMixed(rows)
  known.set(rows, answer)
  return answer
}

function isMixed(rows: Rows): boolean {
  let first: string | undefined
  for (const { channelName } of rows.values()) {
    first ??= channelName
    if (channelName !== first) return true
  }
  return false
}
