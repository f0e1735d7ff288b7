import type { Frame, Page } from '@playwright/test'

declare global {
  var journeyConnections: RTCPeerConnection[]
}

/** What the browser has made of what came, and by which way. */
export type Arrived = {
  frames: number
  energy: number
  /** How loud it is just now, from 0 to 1. */
  level: number
  /** The name of the way; empty while there is none. */
  pair: string
  /** What its ends are. */
  ways: string[]
}

/** From the next page on, its connections are known to the journey. The product knows nothing of it. */
export async function watchConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: RTCPeerConnection[] = []
    globalThis.journeyConnections = made
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        made.push(this)
      }
    }
  })
}

/** Of the connection that is open now; nothing while there is none. */
export function arrivedAt(where: Page | Frame): Promise<Arrived> {
  return where.evaluate(async () => {
    const open = journeyConnections.findLast(({ connectionState }) => connectionState !== 'closed')
    const all: Record<string, unknown>[] = []
    ;(await open?.getStats())?.forEach((one: Record<string, unknown>) => all.push(one))
    const find = (name: string, value: unknown) => all.find((one) => one[name] === value)
    const inbound = (kind: string, name: string): number =>
      Number(all.find((one) => one['type'] === 'inbound-rtp' && one['kind'] === kind)?.[name] ?? 0)
    const pair = find('id', find('type', 'transport')?.['selectedCandidatePairId'] ?? 'none')
    const ends = pair ? [pair['localCandidateId'], pair['remoteCandidateId']] : []
    return {
      frames: inbound('video', 'framesDecoded'),
      energy: inbound('audio', 'totalAudioEnergy'),
      level: inbound('audio', 'audioLevel'),
      pair: pair ? String(pair['id']) : '',
      ways: ends.map((id) => String(find('id', id)?.['candidateType'])),
    }
  })
}
