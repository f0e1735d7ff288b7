import type { Publisher } from '../processes/publisher.ts'
import { startChild } from '../processes/start-child.ts'
import type { Subscriber } from '../processes/subscriber.ts'
import { text300 } from '../world/requests.ts'

type Pace = { channels: number; perSecond: number; forMs: number }

/** How long Redis alone takes from one process to another. */
export async function startBarePublish(url: string, { channels: count, perSecond, forMs }: Pace) {
  const channels = Array.from({ length: count }, (_, i) => `bare:{${i}}`)
  const subscriber = startChild<Subscriber>('processes/subscriber.ts')
  const publisher = startChild<Publisher>('processes/publisher.ts')
  await subscriber.ask('listen', { url, channels })
  return {
    async latenciesMs(): Promise<number[]> {
      const sent = await publisher.ask('publish', { url, channels, perSecond, forMs, text: text300 })
      const latencies = await subscriber.ask('collect', null)
      if (latencies.length < sent) throw new Error(`${latencies.length} of ${sent} messages arrived`)
      return latencies
    },
    async end(): Promise<void> {
      await Promise.all([subscriber.end(), publisher.end()])
    },
  }
}
