import type { HostHello } from '@foyer/contract/host/commands.ts'
import { pace } from '../pace.ts'

type Greeting = {
  /** Somebody has answered. */
  enough: () => void
  end: () => void
}

/**
 * Says hello to the frame until told that it is enough, each time with a fresh port: nobody knows which of them the
 * frame was there to hear. Only a page of the server's own origin is told at all.
 */
export function greet(
  frame: Window,
  origin: string,
  channelId: string,
  hear: (data: unknown, port: MessagePort) => void,
): Greeting {
  const hello: HostHello = { type: 'foyer:hello', version: 1, channelId }
  const ports: MessagePort[] = []
  const say = () => {
    const { port1, port2 } = new MessageChannel()
    ports.push(port1)
    port1.onmessage = ({ data }) => hear(data, port1)
    frame.postMessage(hello, origin, [port2])
  }
  say()
  const timer = setInterval(say, pace.helloMs)
  return {
    enough: () => clearInterval(timer),
    end: () => {
      clearInterval(timer)
      for (const port of ports) port.close()
    },
  }
}
