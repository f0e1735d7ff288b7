import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProxy, type Proxy } from './proxy.ts'

let served = 0
let server: Server
let proxy: Proxy

beforeEach(async () => {
  served = 0
  server = createServer((_request, response) => {
    served += 1
    response.end('x'.repeat(1000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // The first of the two is not there: the proxy goes on to the next.
  proxy = await startProxy({ ports: () => [1, port], http: true })
})
afterEach(async () => {
  await proxy.close()
  server.closeAllConnections()
  server.close()
})

const ask = (signal?: AbortSignal) =>
  fetch(proxy.address, signal ? { signal } : {}).then((answer) => answer.text())

it('passes what it is given', async () => {
  expect(await ask()).toHaveLength(1000)
})

it('cuts the answer of a request that was served', async () => {
  proxy.rule(() => 'cutAnswer')
  await expect(ask()).rejects.toThrow()
  expect(served).toBe(1)
})

it('answers 502 by itself', async () => {
  proxy.rule(() => 'badGateway')
  expect((await fetch(proxy.address)).status).toBe(502)
  expect(served).toBe(0)
})

it('is silent in a black hole, and holds what TCP would send again', async () => {
  proxy.poison({ down: [{ type: 'timeout', hold: true }] })
  const answer = ask()
  setTimeout(proxy.cure, 100)
  expect(await answer).toHaveLength(1000)
  proxy.poison({ down: [{ type: 'timeout', hold: false }] })
  await expect(ask(AbortSignal.timeout(300))).rejects.toThrow()
})

it('cuts after so many bytes', async () => {
  proxy.poison({ down: [{ type: 'limit_data', bytes: 300 }] })
  await expect(ask()).rejects.toThrow()
})

it('is late, sliced and slow', async () => {
  proxy.poison({
    down: [
      { type: 'latency', ms: 60 },
      { type: 'bandwidth', bytesPerSecond: 20_000 },
      { type: 'slicer', bytes: 400, delayMs: 10 },
    ],
  })
  const since = Date.now()
  expect(await ask()).toHaveLength(1000)
  expect(Date.now() - since).toBeGreaterThan(100)
})

it('refuses everybody while it is down', async () => {
  proxy.down()
  await expect(ask()).rejects.toThrow()
  proxy.up()
  expect(await ask()).toHaveLength(1000)
})
