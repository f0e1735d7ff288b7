import type { FrameAnswer, HostEvent } from '@foyer/contract/host/events.ts'

/** Ports that may still be in use. */
const most = 3

/** Sends an answer through a port. */
export type Reply = (answer: FrameAnswer) => void

/**
 * The ports of the page around us. The newest is talked to, until another one is heard: a page that was slow to hear
 * our first word has knocked again meanwhile, and may go on with either.
 */
export function createLine(onHeard: (said: unknown, reply: Reply) => void) {
  const ports: MessagePort[] = []
  let current: Reply | undefined
  let [taken, heard] = [0, 0]

  function tell(answer: FrameAnswer): void {
    current?.(answer)
  }

  return {
    tell,
    tellEvent: (event: HostEvent): void => tell({ type: 'event', event }),
    isOpen: (): boolean => current !== undefined,
    take: (port: MessagePort): void => {
      ports.push(port)
      if (ports.length > most) ports.shift()?.close()
      const reply: Reply = (answer) => port.postMessage(answer)
      const place = (taken += 1)
      current = reply
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        // A late word by an older port does not lead back to it.
        if (place >= heard) [heard, current] = [place, reply]
        onHeard(data, reply)
      }
      tell({ type: 'event', event: { name: 'ready' } })
    },
  }
}
