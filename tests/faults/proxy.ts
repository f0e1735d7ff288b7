import { createServer, type AddressInfo, type Socket } from 'node:net'
import { badGateway, pathOfRequest, type Fate, type Rule } from './proxy/http-rules.ts'
import { pump, type Toxic, type Toxicity } from './proxy/toxics.ts'
import { createUpstreams } from './proxy/upstreams.ts'

export type Proxy = {
  port: number
  address: string
  /** Poison for bytes towards the server and back; replaces what was there. */
  poison: (toxics: { up?: readonly Toxic[]; down?: readonly Toxic[] }) => void
  cure: () => void
  /** Decides the fate of each HTTP exchange; undefined lets all pass. */
  rule: (rule: Rule | undefined) => void
  /** Refuses connections and cuts those there are, until `up`. */
  down: () => void
  up: () => void
  /** Closes HTTP connections that wait for their next request, so that a server that came back gets its share. */
  spread: () => void
  /** Cuts every connection once, as a router that forgot its table would. */
  resetAll: () => void
  close: () => Promise<void>
}

type Options = {
  ports: () => readonly number[]
  /** With `http`, a client whose server cannot be reached is answered 502 as by any web proxy. */
  http: boolean
}

/** A TCP proxy on a loopback port that spreads connections over servers and can do what bad networks do. */
export async function startProxy({ ports, http }: Options): Promise<Proxy> {
  const connectNext = createUpstreams(ports)
  const links = new Set<() => void>()
  const idle = new Set<() => void>()
  const toxics: { up: readonly Toxic[]; down: readonly Toxic[] } = { up: [], down: [] }
  let change = Promise.withResolvers<void>()
  let rule: Rule | undefined
  let isDown = false

  const changed = () => change.promise
  const upwards: Toxicity = { now: () => toxics.up, changed }
  const downwards: Toxicity = { now: () => toxics.down, changed }

  async function link(client: Socket): Promise<void> {
    client.setNoDelay(true)
    client.on('error', () => undefined)
    if (isDown) return void client.resetAndDestroy()
    const server = await connectNext()
    if (!server) {
      if (http) client.end(badGateway)
      else client.resetAndDestroy()
      return
    }
    server.on('error', () => undefined)
    const cut = () => {
      links.delete(cut)
      client.resetAndDestroy()
      server.resetAndDestroy()
    }
    links.add(cut)
    const close = () => {
      links.delete(cut)
      idle.delete(close)
      client.destroy()
      server.destroy()
    }
    const onIdle = (isIdle: boolean) => void (isIdle ? idle.add(close) : idle.delete(close))
    const peek = http ? watchExchanges(client, { rule: () => rule, cut, onIdle }) : seeNothing
    client.once('close', close)
    server.once('close', close)
    await Promise.allSettled([
      pump(client, server, { toxicity: upwards, peek: peek.request, cut }),
      pump(server, client, { toxicity: downwards, peek: peek.answer, cut }),
    ])
    // One side is done: what it sent is through, and half-closed connections are of no use here.
    client.end(close)
    server.end(close)
  }

  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.once('close', () => clients.delete(client))
    void link(client).catch(() => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = portOf(server.address())

  function poison({ up = [], down = [] }: { up?: readonly Toxic[]; down?: readonly Toxic[] }): void {
    Object.assign(toxics, { up, down })
    change.resolve()
    change = Promise.withResolvers()
  }
  const resetAll = () => [...links].forEach((cut) => cut())

  return {
    port,
    address: `http://127.0.0.1:${port}`,
    poison,
    cure: () => poison({}),
    rule: (next) => void (rule = next),
    down: () => {
      isDown = true
      resetAll()
    },
    up: () => void (isDown = false),
    spread: () => [...idle].forEach((close) => close()),
    resetAll,
    close: () => {
      resetAll()
      clients.forEach((client) => client.destroy())
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Peek = { request: (chunk: Buffer) => boolean; answer: (chunk: Buffer) => boolean }
const seeNothing: Peek = { request: () => true, answer: () => true }

type Exchanges = { rule: () => Rule | undefined; cut: () => void; onIdle: (isIdle: boolean) => void }

/** The first chunk of a request decides what becomes of it and of its answer. */
function watchExchanges(client: Socket, { rule, cut, onIdle }: Exchanges): Peek {
  let fate: Fate = 'pass'
  let isStream = false
  return {
    request(chunk) {
      const path = pathOfRequest(chunk)
      onIdle(false)
      if (path === undefined) return true
      isStream = /stream$/i.test(path)
      fate = rule()?.(path, chunk.toString()) ?? 'pass'
      if (fate === 'badGateway') client.end(badGateway)
      return fate !== 'badGateway'
    },
    answer() {
      if (fate === 'cutAnswer') cut()
      else onIdle(!isStream)
      return fate !== 'cutAnswer'
    },
  }
}

/** A server that listens on a TCP port has an address of this shape. */
const portOf = (address: unknown): AddressInfo => address as AddressInfo
