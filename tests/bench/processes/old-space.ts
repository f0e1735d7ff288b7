import { getHeapSpaceStatistics } from 'node:v8'

const sampleMs = 20

let timer: NodeJS.Timeout | undefined
let grown = 0

/** Adds up by how much old space grows: bytes that outlived two collections of young garbage. Full collections shrink it. */
export function watchOldSpace(_input: null): void {
  let known = oldSpaceBytes()
  grown = 0
  timer = setInterval(() => {
    const bytes = oldSpaceBytes()
    grown += Math.max(0, bytes - known)
    known = bytes
  }, sampleMs)
}

export function oldSpaceGrowth(_input: null): number {
  clearInterval(timer)
  return grown
}

function oldSpaceBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? 0
}
