import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { engineDir } from '@foyer/testkit/engines/engine-dir.ts'
import { startEngineProcess } from '@foyer/testkit/engines/engine-process.ts'
import { freePort } from '@foyer/testkit/engines/free-port.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'

/** As the files in deploy/ name it. */
export const siteName = 'chat.shop.example'

export type RunningProxy = {
  port: number
  httpPort: number
  /** The certificate of this run. */
  certificate: string
  accessLog: () => Promise<string>
  dispose: () => Promise<void>
}

export type ProxyPlace = {
  dir: string
  port: number
  httpPort: number
  nodes: readonly [string, string]
  certificate: string
  key: string
  accessLog: string
}

type Proxy = {
  name: string
  binary: string
  /** Debian's package. */
  packageName: string
  /** Writes what it needs into the folder; answers with the command's arguments and environment. */
  prepare: (place: ProxyPlace) => Promise<{ args: string[]; env?: Record<string, string> }>
}

/** Starts a proxy on loopback with a certificate of its own. `nodes`: addresses as a node gives its own. */
export async function startProxy(proxy: Proxy, nodes: readonly [string, string]): Promise<RunningProxy> {
  if (!existsSync(proxy.binary)) throw new Error(`apt-get install ${proxy.packageName}`)
  const dir = engineDir(proxy.name, undefined, undefined)
  const [certificate, key] = [join(dir.path, 'fullchain.pem'), join(dir.path, 'privkey.pem')]
  await makeCertificate(certificate, key)
  const [port, httpPort] = [await freePort(), await freePort()]
  const accessLog = join(dir.path, 'access.log')
  const hosts = [new URL(nodes[0]).host, new URL(nodes[1]).host] as const
  const place = { dir: dir.path, port, httpPort, nodes: hosts, certificate, key, accessLog }
  const { args, env = {} } = await proxy.prepare(place)
  const started = await startEngineProcess({
    // The engine's own environment is ours; `env` adds to it.
    file: '/usr/bin/env',
    args: [...Object.entries(env).map(([name, value]) => `${name}=${value}`), proxy.binary, ...args],
    logFile: join(dir.path, 'process.log'),
    quickEnd: 'SIGKILL',
  })
  await waitUntil(
    async () => !started.isRunning() || ((await answers(port)) && (await answers(httpPort))),
    () => started.logTail(),
  )
  if (!started.isRunning()) throw new Error(`${proxy.name} did not start:\n${started.logTail()}`)
  return {
    port,
    httpPort,
    certificate: await readFile(certificate, 'utf8'),
    accessLog: () => readFile(accessLog, 'utf8'),
    async dispose() {
      await started.end('SIGTERM')
      dir.remove()
    },
  }
}

async function makeCertificate(certificate: string, key: string): Promise<void> {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`]
  await promisify(execFile)('openssl', ['req', ...kind, '-keyout', key, '-out', certificate, ...names])
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
