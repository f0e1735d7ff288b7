/** Something that a restored backup lacks or has wrong. */
export type Finding = {
  check: 'part' | 'migrations' | 'count' | 'seq' | 'file'
  text: string
}

/** The dated result of a drill. */
export type DrillReceipt = {
  backup: string
  version: string
  startedAt: string
  finishedAt: string
  ok: boolean
  /** What a loss of the database at `startedAt` would have cost: the time since the backup's snapshot. */
  rpoSeconds: number
  /** How long the restore took. */
  rtoSeconds: number
  verifySeconds: number
  checked: { threads: number; entries: number; files: number }
  /** The first ones; `findingCount` counts all. */
  findings: Finding[]
  findingCount: number
}
