import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openDeskBrowser } from './browser/desk-browser.ts'
import { openCast } from './cast.ts'
import type { VirtualVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { foreverMs } from './patience.ts'
import { judgeMove } from './routing/judge-move.ts'
import { logOf } from './routing/log-story.ts'
import { askInGroup, seatInGroup, setLease, untilSteady, type Seated } from './routing/own-group.ts'
import type { Stage } from './stage.ts'

const groupId = 'killed'
const chats = 5

/** kill -9 of an agent's browser with five conversations open: each goes to a colleague, with everything in it. */
export const agentKilled: Fault = {
  id: 'F16',
  title: "an agent's browser is killed",
  target: 'noticed p99 < 45 s',
  targetMs: 45_000,
  async play({ stage }) {
    // Only the desk's own beats keep a seat: a stream that nobody reads would lose it before the browser is killed.
    if (!stage.hasWidget) throw new Error('F16 needs the built desk: run pnpm build first')
    const startedAt = Date.now()
    const [, peer] = stage.nodes
    const address = `http://127.0.0.1:${peer.port}`
    const [gone, there] = await seatInGroup(stage, peer, groupId, 2)
    if (!gone || !there) throw new Error('nobody at the desk')
    await setLease(stage, there, 0)
    const visitors = await Promise.all(Array.from({ length: chats }, () => askInGroup(stage, peer, groupId)))
    const desk = await openDeskBrowser(address, gone)
    // From here on only the desk itself keeps the seat.
    await setLease(stage, gone, Date.now() + 5_000)
    await untilSteady(startedAt)
    await allSend(visitors, 'while she is there')

    const killedAt = Date.now()
    await desk.kill()
    await allSend(visitors, 'while nobody is there')
    await setLease(stage, there, Date.now() + 3_600_000)
    const requeued = await Promise.all(visitors.map((visitor) => untilMoved(stage, visitor, there)))

    const problems: string[] = []
    for (const visitor of visitors) problems.push(...(await judgeMove(stage, visitor, gone, there)))
    for (const visitor of visitors) visitor.close()
    const nobody = await openCast(stage, { conversations: 0 })
    return {
      recoveryMs: requeued.map((at) => at - killedAt),
      problems,
      watchers: [...(await finish(stage, nobody)), ...visitors.map(watcherOf)],
    }
  },
}

async function allSend(visitors: readonly VirtualVisitor[], text: string): Promise<void> {
  for (const visitor of visitors) visitor.send(text)
  await waitUntil(
    () => visitors.every((visitor) => visitor.pending() === 0),
    () => 'not everything was sent',
    foreverMs,
  )
}

/** When the conversation was taken from who is gone; answers once a colleague has it. */
async function untilMoved({ postgres }: Stage, visitor: VirtualVisitor, there: Seated): Promise<number> {
  let requeuedAt = 0
  await waitUntil(
    async () => {
      const entries = await logOf(postgres, visitor.started.thread)
      requeuedAt = entries.find(({ body }) => body.type === 'requeued')?.at ?? 0
      return entries.some(({ body, agent }) => body.type === 'accepted' && agent?.id === there.id)
    },
    () => `${visitor.name} is with nobody`,
    foreverMs,
  )
  return requeuedAt
}

function watcherOf({ name, started }: VirtualVisitor) {
  return { observer: name, kind: 'visitorLive', thread: started.thread } as const
}
