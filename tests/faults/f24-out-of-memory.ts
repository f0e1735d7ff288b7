import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { nextEventMs } from './measure.ts'
import type { NodeProcess } from './node/node-process.ts'
import { say } from './progress.ts'
import { startTraffic } from './traffic.ts'

const limitBytes = 300 * 1024 * 1024
/** A node that takes 20 MB every 50 ms is past its limit long before. */
const patienceMs = 20_000

/** A node takes more memory than its cgroup may have, and the kernel kills it. */
export const outOfMemory: Fault = {
  id: 'F24',
  title: 'a node is out of memory',
  target: 'next event p99 < 3 s',
  targetMs: 3_000,
  async play({ stage, isShort }) {
    const cast = await openCast(stage, { conversations: isShort ? 12 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 80 : 200)
    const recoveryMs: number[] = []
    for (let round = 0; round < (isShort ? 1 : 6); round++) {
      const node = stage.nodes[round % 2 === 0 ? 0 : 1]
      await sleep(1_000)
      const group = limitMemory(node)
      node.leak()
      await waitUntil(
        () => !node.isRunning(),
        () => 'still there',
        patienceMs,
      ).catch(async () => {
        say('no cgroup limited the memory: killed by us instead')
        await node.kill9()
      })
      const diedAt = Date.now()
      await sleep(1_000)
      await node.start()
      stage.front.spread()
      recoveryMs.push(...nextEventMs(stage.history, diedAt))
      group?.remove()
    }
    await sleep(1_000)
    stop()
    return { recoveryMs, problems: [], watchers: await finish(stage, cast) }
  },
}

/** The file that holds the limit, by version of cgroups. */
const hierarchies = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max' },
]

/** A control group of its own for the process; undefined where there is none to be had. */
function limitMemory(node: NodeProcess): { remove: () => void } | undefined {
  const pid = node.pid()
  for (const { root, limit } of hierarchies) {
    const dir = join(root, `foyer-fault-${pid}`)
    try {
      mkdirSync(dir)
      if (!existsSync(join(dir, limit))) throw new Error(`no ${limit}`)
      writeFileSync(join(dir, limit), String(limitBytes))
      writeFileSync(join(dir, 'cgroup.procs'), String(pid))
      return { remove: () => removeGroup(dir) }
    } catch (error) {
      say(`no control group at ${root}: ${String(error)}`)
      if (existsSync(dir)) removeGroup(dir)
    }
  }
  return undefined
}

function removeGroup(dir: string): void {
  try {
    rmdirSync(dir)
  } catch (error) {
    say(`left behind: ${String(error)}`)
  }
}
