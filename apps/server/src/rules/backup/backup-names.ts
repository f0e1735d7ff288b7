const finished = /^foyer-\d{8}T\d{6}\.\d{3}Z$/
const unfinishedPrefix = '.unfinished-'

/** The folder of a backup. Names sort by time. */
export function backupName(takenAt: number): string {
  return `foyer-${new Date(takenAt).toISOString().replaceAll(/[-:]/g, '')}`
}

/** The folder's name until everything is in it. */
export function unfinishedName(name: string): string {
  return `${unfinishedPrefix}${name}`
}

export function isUnfinished(name: string): boolean {
  return name.startsWith(unfinishedPrefix) && finished.test(name.slice(unfinishedPrefix.length))
}

/** Finished backups among the names of a folder, newest first. */
export function finishedBackups(names: readonly string[]): string[] {
  return names
    .filter((name) => finished.test(name))
    .toSorted()
    .toReversed()
}

/** Backups beyond the newest `keep`. */
export function backupsToRemove(names: readonly string[], keep: number): string[] {
  return finishedBackups(names).slice(keep)
}
