import { machineCpuUs, treeCpuUs } from './cpu.ts'

/** Above this share of foreign CPU a round says more about the neighbours than about us. */
export const maxForeign = 0.05

/** For the table, when rounds that others disturbed had to be kept: times then say little. */
export function foreignNote(rounds: readonly { foreign: number }[]): string[] {
  const most = Math.max(...rounds.map(({ foreign }) => foreign))
  return most > maxForeign ? [`others used up to ${(most * 100).toFixed(0)} % of the machine`] : []
}

/** Runs some work and says which share of the machine others used meanwhile. */
export async function withForeign<T>(work: () => Promise<T>): Promise<{ value: T; foreign: number }> {
  const before = { machine: machineCpuUs(), own: treeCpuUs(process.pid) }
  const value = await work()
  const after = { machine: machineCpuUs(), own: treeCpuUs(process.pid) }
  const total = after.machine.total - before.machine.total
  const used = after.machine.used - before.machine.used - (after.own - before.own)
  return { value, foreign: total > 0 ? Math.max(0, used / total) : 0 }
}
