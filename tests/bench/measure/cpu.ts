import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts process time in hundredths of a second. */
const tickUs = 10_000

type Stat = { pid: number; parent: number; ownUs: number; reapedUs: number }

/** Microseconds of CPU that a process and all its descendants, also those that ended, have used. */
export function treeCpuUs(...roots: number[]): number {
  const stats = allStats()
  const tree = new Set(roots)
  // Parents may have higher numbers than their children, so look until nothing is added.
  for (let size = 0; size !== tree.size;) {
    size = tree.size
    for (const { pid, parent } of stats) if (tree.has(parent)) tree.add(pid)
  }
  return stats.filter(({ pid }) => tree.has(pid)).reduce((sum, stat) => sum + stat.ownUs + stat.reapedUs, 0)
}

/** Microseconds used by the children of this process that have ended. */
export function endedChildrenCpuUs(): number {
  return statOf(process.pid)?.reapedUs ?? 0
}

/** Microseconds of all processors: what was used (by anybody, hypervisor included), and what there was. */
export function machineCpuUs(): { used: number; total: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = ticks
  const total = ticks.reduce((sum, n) => sum + n, 0)
  return { used: (user + nice + system + steal) * tickUs, total: total * tickUs }
}

function allStats(): Stat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
}

function statOf(pid: number): Stat | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name stands in brackets and may itself hold spaces and brackets.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = fields
    return { pid, parent, ownUs: (user + system) * tickUs, reapedUs: (reapedUser + reapedSystem) * tickUs }
  } catch {
    return undefined
  }
}
