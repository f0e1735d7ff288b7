import { pathOf } from '@foyer/contract/endpoints.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { text300 } from '../world/requests.ts'
import type { BenchVisitor } from '../world/visitors.ts'

type Load = { address: string; visitors: readonly BenchVisitor[]; perSecond: number }
/** `worstAtMs`: when the slowest one was sent. */
type Sent = { latencies: number[]; worstAtMs: number; failures: number }

/** Sends at a steady rate while something is done, whether answers come or not: a stall delays every send behind it. */
export async function sendSteadily(
  { address, visitors, perSecond }: Load,
  work: () => Promise<unknown>,
): Promise<Sent> {
  const latencies: number[] = []
  const pending: Promise<void>[] = []
  let failures = 0
  let worstAtMs = 0
  let next = 0

  async function send(): Promise<void> {
    const visitor = visitors[next++ % visitors.length]
    if (!visitor) return
    const started = performance.now()
    const { userId, token } = visitor
    try {
      const response = await fetch(address + pathOf('sendMsg'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify({ userId, id: newId(), msgContent: text300, msgType: 1 }),
      })
      const { code } = (await response.json()) as { code: number }
      if (code !== 200) failures++
    } catch {
      failures++
    }
    const ms = performance.now() - started
    if (ms > Math.max(0, ...latencies)) worstAtMs = started - begun
    latencies.push(ms)
  }

  const begun = performance.now()
  const timer = setInterval(() => pending.push(send()), 1_000 / perSecond)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  await Promise.all(pending)
  return { latencies, worstAtMs, failures }
}
