import { readFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callTiming } from '@foyer/core/timing.ts'
import { iceFor } from '@foyer/server/features/calls/ice-servers.ts'
import { startCoturn, type Coturn } from '@foyer/testkit/engines/start-coturn.ts'
import { turnClient, type Credential } from './turn-client.ts'

const private4 = ['10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '0.0.0.0']
const loopback4 = ['127.0.0.1', '127.9.9.9']
const group4 = ['224.0.0.1', '239.255.255.250', '255.255.255.255']
const private6 = [
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:0:a00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

let strict: Coturn
let open: Coturn
beforeAll(async () => {
  strict = await startCoturn()
  open = await startCoturn({ allowLoopbackPeers: true })
})
afterAll(async () => {
  await strict?.dispose()
  await open?.dispose()
})

const clients = new Set<ReturnType<typeof turnClient>>()
afterAll(() => clients.forEach((client) => client.close()))
function client(relay: Coturn) {
  const made = turnClient(relay.port)
  clients.add(made)
  return made
}

/** What `join` hands out. */
function credentialOf({ url, secret }: Coturn, now = Date.now()): Credential {
  const turn = { turnUrls: [url], secret, isRelayOnly: true, stunUrls: [] }
  const [server] = iceFor(turn, { callId: 'call-1', leg: 'leg-visitor-1' }, now).servers
  return { username: server?.username ?? '', credential: server?.credential ?? '' }
}

it('a relay takes what a call was given, and carries from one side to the other', async () => {
  const [ana, sam] = [client(open), client(open)]
  const anas = await ana.allocate(credentialOf(open))
  const sams = await sam.allocate(credentialOf(open))
  expect([anas.error, sams.error]).toEqual([0, 0])
  expect(await ana.permit('127.0.0.1')).toBe(0)
  expect(await sam.permit('127.0.0.1')).toBe(0)
  await expect
    .poll(() => {
      ana.send('hello through the relay', sams.relayPort)
      return sam.heard
    })
    .toContain('hello through the relay')
})

it('attack 92: nobody is relayed for without a credential, with a wrong one or an old one', async () => {
  const { username, credential } = credentialOf(strict)
  const later = String(Number(username.split(':')[0]) + 3_600)
  const attempts: (Credential | undefined)[] = [
    undefined,
    { username, credential: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
    { username, credential: '' },
    { username: '', credential },
    { username: 'admin', credential: 'admin' },
    // A credential is for its own name and end: nobody lengthens it.
    { username: `${later}:call-1-leg-visitor-1`, credential },
    { username: username.replace('visitor', 'agent'), credential },
    credentialOf(strict, Date.now() - callTiming.credentialMs - 60_000),
    credentialOf({ ...strict, secret: 'another secret that is long enough' }),
    // What the file says before anybody has filled it in.
    credentialOf({ ...strict, secret: '' }),
  ]
  for (const attempt of attempts) expect(await client(strict).allocate(attempt)).toMatchObject({ error: 401 })
})

it('attack 92: with a good credential nothing private is reached', async () => {
  const attacker = client(strict)
  expect(await attacker.allocate(credentialOf(strict))).toMatchObject({ error: 0 })
  for (const address of [...private4, ...loopback4, ...group4]) {
    expect([address, await attacker.permit(address)]).toEqual([address, 403])
    expect([address, await attacker.bindChannel(address, 80)]).toEqual([address, 403])
  }
  // It does relay: what is refused is refused for its address.
  expect(await attacker.permit('8.8.8.8')).toBe(0)
})

it('attack 92: what tests allow on loopback opens nothing else', async () => {
  const attacker = client(open)
  await attacker.allocate(credentialOf(open))
  for (const address of [...private4, '127.9.9.9', ...group4])
    expect([address, await attacker.permit(address)]).toEqual([address, 403])
})

it('attack 92: one leg does not use up the relay', async () => {
  const credential = credentialOf(strict)
  const errors: number[] = []
  for (let n = 0; n < 26; n++) errors.push((await client(strict).allocate(credential)).error)
  expect(errors.filter((error) => error === 486).length).toBeGreaterThan(0)
  const other = { callId: 'call-2', leg: 'leg-visitor-2' }
  const turn = { turnUrls: [strict.url], secret: strict.secret, isRelayOnly: true, stunUrls: [] }
  const [server] = iceFor(turn, other, Date.now()).servers
  const credentialOfOther = { username: server?.username ?? '', credential: server?.credential ?? '' }
  expect(await client(strict).allocate(credentialOfOther)).toMatchObject({ error: 0 })
})

it('attack 92: the roads around by IPv6 are in the configuration, and public addresses are not', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../deploy/coturn.conf'), 'utf8')
  const denied = new BlockList()
  for (const [, from = '', to = ''] of file.matchAll(/^denied-peer-ip=([^-\s]+)-(\S+)$/gm))
    denied.addRange(from, to, isIPv6(from) ? 'ipv6' : 'ipv4')
  for (const address of [...private4, ...loopback4, ...group4])
    expect([address, denied.check(address)]).toEqual([address, true])
  for (const address of private6) expect([address, denied.check(address, 'ipv6')]).toEqual([address, true])
  for (const address of ['8.8.8.8', '1.1.1.1', '193.99.144.80']) expect(denied.check(address)).toBe(false)
  for (const address of ['2606:4700::1111', '2a02:2e0::1', '2001:4860:4860::8888'])
    expect(denied.check(address, 'ipv6')).toBe(false)
  expect(file).not.toMatch(/^allowed-peer-ip|^allow-loopback-peers|^no-auth|^static-auth-secret=./m)
})
