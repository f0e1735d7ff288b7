import { channel } from 'node:diagnostics_channel'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEgress } from '@foyer/server/platform/egress/egress.ts'
import { isPublicAddress } from '@foyer/server/platform/egress/guarded-connector.ts'
import { targetOf } from '@foyer/server/platform/egress/target.ts'
import { openHoneypot, unloggedFailures, type Honeypot } from './fromRequest-honeypot.ts'

/** Listens on every address of this machine, so that any spelling of it would be heard. */
let trap: Honeypot
let port: number
let sockets = 0
const count = () => void sockets++
beforeAll(async () => {
  trap = await openHoneypot('::')
  port = trap.port
  channel('net.client.socket').subscribe(count)
})
afterEach(() => {
  sockets = 0
})
afterAll(() => {
  channel('net.client.socket').unsubscribe(count)
  trap.close()
})

type Rules = { allow?: string[]; resolve?: (name: string) => Promise<string[]> }

/** The port is allowed, so that nothing but the address is in the way. */
function send(url: string, { allow = [], resolve }: Rules = {}) {
  const egress = createEgress({ ports: [80, 443, port], allow }, unloggedFailures(), resolve)
  return egress.send({ url, method: 'GET', headers: {} }).finally(() => void egress.close())
}

it('the trap works: with its address allowed it is reached', async () => {
  expect(await send(`http://127.0.0.1:${port}/`, { allow: [`127.0.0.1:${port}`] })).toMatchObject({
    status: 200,
  })
  expect(trap.touched()).toBe(1)
  expect(sockets).toBe(1)
})

it.each([
  '127.0.0.1',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '[::ffff:7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[::1%25lo]',
  '[fe80::1%25eth0]',
  '１２７.０.０.１',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '127.0.0.1.',
  'localhost',
  'localhost.',
  'LOCALHOST',
])('C-38 this machine by the name %s is not reached', async (host) => {
  const before = trap.touched()
  expect(await send(`http://${host}:${port}/`)).toBeUndefined()
  expect(trap.touched()).toBe(before)
  expect(sockets).toBe(0)
})

it.each([
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
])('C-38 the private or reserved address %s gets no connection, not even an attempt', async (host) => {
  for (const url of [`http://${host}/latest/meta-data/`, `https://${host}/`])
    expect(await send(url)).toBeUndefined()
  expect(sockets).toBe(0)
})

it('C-38 ports other than those of the web are refused on any address', async () => {
  const egress = createEgress({ ports: [80, 443], allow: [] }, unloggedFailures(), () =>
    Promise.resolve(['93.184.216.34']),
  )
  for (const wrong of [5432, 6379, 22, 25, 8080, port]) {
    expect(
      await egress.send({ url: `http://shop.example:${wrong}/`, method: 'GET', headers: {} }),
    ).toBeUndefined()
  }
  expect(sockets).toBe(0)
  await egress.close()
})

describe('names', () => {
  const url = () => `http://shop.example:${port}/`

  it.each([
    ['a private address', ['127.0.0.1']],
    ['a private IPv6 address', ['::1']],
    ['a public and a private one', ['93.184.216.34', '127.0.0.1']],
    ['a mapped one', ['::ffff:127.0.0.1']],
    ['nothing', []],
    ['nonsense', ['not an address']],
  ])('C-38 a name that leads to %s is refused', async (_name, addresses) => {
    const before = trap.touched()
    expect(await send(url(), { resolve: () => Promise.resolve(addresses) })).toBeUndefined()
    expect(trap.touched()).toBe(before)
    expect(sockets).toBe(0)
  })

  it('C-38 a name is asked for once, and the connection goes to the very address that was checked', async () => {
    const asked: string[] = []
    const resolve = (name: string) => {
      asked.push(name)
      return Promise.resolve(asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.2'])
    }
    expect(await send(url(), { resolve, allow: [`127.0.0.1:${port}`] })).toMatchObject({ status: 200 })
    expect(asked).toEqual(['shop.example'])
    expect(trap.seen.at(-1)?.headers.host).toBe(`shop.example:${port}`)
  })

  it('C-38 each sending asks again: what was public a moment ago may have moved inside', async () => {
    let answers = 0
    const resolve = () => Promise.resolve(answers++ === 0 ? ['127.0.0.1'] : ['127.0.0.2'])
    const egress = createEgress({ ports: [], allow: [`127.0.0.1:${port}`] }, unloggedFailures(), resolve)
    const request = { url: url(), method: 'GET', headers: {} } as const
    expect(await egress.send(request)).toMatchObject({ status: 200 })
    const before = trap.touched()
    expect(await egress.send(request)).toBeUndefined()
    expect(trap.touched()).toBe(before)
    await egress.close()
  })

  it('C-38 a resolver that fails is a refusal', async () => {
    expect(await send(url(), { resolve: () => Promise.reject(new Error('NXDOMAIN')) })).toBeUndefined()
    expect(sockets).toBe(0)
  })
})

it.each([
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'ftp://shop.example/',
  'data:text/plain,hi',
  'jar:http://shop.example!/',
  'unix:/var/run/docker.sock',
  'http://unix:/var/run/docker.sock:/info',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/info',
  'javascript:alert(1)',
  'http://user@shop.example/',
  'http://user:pass@shop.example/',
  'http://shop.example@127.0.0.1/',
  'http://user@shop.example@evil.example/',
  'http://@shop.example/',
  'http:\\\\shop.example\\',
  'http://shop.example\\@evil.example/',
  'http://shop.example/%00',
  'http://shop.example/%0d%0aHost:%20x',
  'http://shop.example/a\r\nb',
  'http://shop.example/\tx',
  ' http://shop.example/',
  'http://shoр.example/',
  'http://xn--/',
  'http:///path',
  '//shop.example/',
  '/path',
  'http://[::1',
  '',
])('C-38 %j is no address that we would call', (address) => {
  expect(targetOf(address)).toBeUndefined()
})

it('addresses of other sites are', () => {
  for (const fine of [
    'https://erp.shop.example/orders?a=b%20c#x',
    'http://93.184.216.34:8443/',
    'https://xn--mnchen-3ya.example/',
  ]) {
    expect(targetOf(fine)?.href).toBe(fine)
  }
  // What stands behind a hash or a dot does not change where it leads.
  expect(targetOf('http://evil.example#allowed.example')?.hostname).toBe('evil.example')
  expect(targetOf('http://allowed.example.evil.example/')?.hostname).toBe('allowed.example.evil.example')
  for (const address of ['93.184.216.34', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true)
})
