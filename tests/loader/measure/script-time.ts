import { setTimeout as pause } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'

/** How much slower than this machine the visitor's is. */
const slowdown = 4
const lookMs = 300

export type Cost = { scriptMs: number; taskMs: number }

/** What a page takes of its main thread until it has come to rest, in a browser that knows nothing of it yet. */
export async function costOf({ send, once }: Devtools, url: string): Promise<Cost> {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const session = String(sessionId)
  await send('Page.enable', {}, session)
  // The thread's own time: what other programs of this machine take is not the page's.
  await send('Performance.enable', { timeDomain: 'threadTicks' }, session)
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown }, session)
  const loaded = once('Page.loadEventFired', session)
  await send('Page.navigate', { url }, session)
  await loaded
  let cost = await look(send, session)
  for (let before = Number.NaN; before !== cost.scriptMs;) {
    before = cost.scriptMs
    await pause(lookMs)
    cost = await look(send, session)
  }
  await send('Target.closeTarget', { targetId })
  await send('Target.disposeBrowserContext', { browserContextId })
  return cost
}

async function look(send: Devtools['send'], session: string): Promise<Cost> {
  const { metrics } = await send('Performance.getMetrics', {}, session)
  const all = new Map((metrics as { name: string; value: number }[]).map(({ name, value }) => [name, value]))
  const ms = (name: string) => (all.get(name) ?? Number.NaN) * 1000
  return { scriptMs: ms('ScriptDuration'), taskMs: ms('TaskDuration') }
}
