import { createServer } from 'node:net'

/**
 * A port of 127.0.0.1 that nobody listens on, from below the range the kernel gives to outgoing
 * connections. An engine that is killed and started again must find its port still free, and a client
 * that reconnects to a port of that range can be handed the very same port and connect to itself.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (await canListen(port)) return port
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`)
}

const LOWEST = 12_000
const HIGHEST = 31_000

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
