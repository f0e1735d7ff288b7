import { fact, failure, verdictOf, warning, type Finding, type Verdict } from './verdict.ts'

const gigabyte = 1024 ** 3

/** Ten uploads of the largest size at once. */
const fullBytes = 0.5 * gigabyte
const lowBytes = 5 * gigabyte
const lowShare = 0.05

export type DiskFacts = { path: string; freeBytes: number; totalBytes: number }

export function judgeDisk(disks: readonly DiskFacts[]): Verdict {
  const facts = disks.map(({ path, freeBytes, totalBytes }) =>
    fact('diskFree', { path, free: inGigabytes(freeBytes), total: inGigabytes(totalBytes) }),
  )
  return verdictOf(facts, disks.flatMap(findingIn))
}

/** A large disk may have little left in percent, and a small one in bytes: both must be low. */
function findingIn({ freeBytes, totalBytes }: DiskFacts): Finding[] {
  if (freeBytes < fullBytes) return [failure('diskFull')]
  const isLow = freeBytes < lowBytes && freeBytes < totalBytes * lowShare
  return isLow ? [warning('diskLow')] : []
}

function inGigabytes(bytes: number): number {
  return Math.round((bytes / gigabyte) * 10) / 10
}
