import { existsSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { join } from 'node:path'
import { engineDir } from './engine-dir.ts'
import { startEngineProcess } from './engine-process.ts'
import { freePort } from './free-port.ts'
import { waitUntil } from './wait-until.ts'

const binary = '/usr/bin/turnserver'
const loopback = '127.0.0.1'
const ourConfiguration = join(import.meta.dirname, '../../../../deploy/coturn.conf')
/** Ports for relayed media, below those that the kernel gives out. */
const relayPorts = 200

export type Coturn = {
  readonly port: number
  /** As TURN_URLS names it. */
  readonly url: string
  readonly secret: string
  logTail(): string
  dispose(): Promise<void>
}

type Options = {
  /** Calls of a test go from loopback to loopback; without this coturn is as strict as an operator's. */
  allowLoopbackPeers?: boolean
  /** Where it listens and relays, if browsers come from another network. */
  ip?: string
}

/** Debian's coturn with the configuration that we give to operators, but for its place, its secret and TLS. */
export async function startCoturn({
  allowLoopbackPeers = false,
  ip = loopback,
}: Options = {}): Promise<Coturn> {
  if (!existsSync(binary)) throw new Error(`${binary} is missing: apt-get install coturn`)
  const dir = engineDir('coturn', undefined, undefined)
  const port = await freePort()
  const firstRelayPort = 31_000 + Math.floor(Math.random() * 1_500)
  const secret = `secret-of-the-tests-${process.pid}-${port}`
  const place = [`--listening-ip=${ip}`, `--relay-ip=${ip}`, `--listening-port=${port}`, '--no-tls']
  const relay = [`--min-port=${firstRelayPort}`, `--max-port=${firstRelayPort + relayPorts}`]
  const files = [`--pidfile=${join(dir.path, 'pid')}`, `--userdb=${join(dir.path, 'users')}`]
  const peers = allowLoopbackPeers ? ['--allow-loopback-peers', `--allowed-peer-ip=${ip}`] : []
  const launched = await startEngineProcess({
    file: binary,
    args: ['-c', ourConfiguration, `--static-auth-secret=${secret}`, ...place, ...relay, ...files, ...peers],
    logFile: join(dir.path, 'coturn.log'),
    quickEnd: 'SIGKILL',
  })
  await waitUntil(
    async () => !launched.isRunning() || (await answersBinding(ip, port)),
    () => launched.logTail(),
  )
  if (!launched.isRunning()) throw new Error(`coturn did not start:\n${launched.logTail()}`)
  return {
    port,
    url: `turn:${ip}:${port}?transport=udp`,
    secret,
    logTail: () => launched.logTail(),
    async dispose() {
      await launched.kill9()
      dir.remove()
    },
  }
}

/** A STUN binding request, the smallest thing that it answers. */
async function answersBinding(ip: string, port: number): Promise<boolean> {
  const request = Buffer.alloc(20)
  request.writeUInt16BE(0x0001, 0)
  request.writeUInt32BE(0x2112a442, 4)
  const socket = createSocket('udp4')
  try {
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(200) })
    socket.send(request, port, ip)
    return await answered.then(
      () => true,
      () => false,
    )
  } finally {
    socket.close()
  }
}
