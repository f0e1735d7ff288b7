import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { portOf } from './target.ts'

/**
 * Whether an address belongs to the open internet. Only plain unicast does: not loopback, private, link-local,
 * shared or reserved ranges, and not the tunnels and translations (6to4, Teredo, NAT64, mapped) through which
 * a harmless-looking IPv6 address reaches any of them.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && isGlobal(parsed) && !ownAddresses().has(parsed.toString())
}

/** Of IPv6 only 2000::/3 has been given out. The rest has old meanings: `::7f00:1` was once 127.0.0.1. */
function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1
}

/** This machine's own addresses: what listens there trusts its neighbours. */
function ownAddresses(): Set<string> {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return new Set(all.map(({ address }) => ipaddr.parse(address.split('%')[0] ?? '').toString()))
}

/** Every address of a name. A seam for tests; otherwise the system's own resolver. */
export type Resolve = (name: string) => Promise<string[]>

export type EgressRules = {
  ports: readonly number[]
  /** `address:port` pairs, or a name in place of the address, that may be reached although they are private. */
  allow: readonly string[]
}

export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

export const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * Opens connections only to the open internet. The check stands here, where the connection is made, and the
 * connection goes to the very address that was checked: a name that answers differently a moment later gains
 * nothing. One bad address among several refuses the name. A literal address never meets a resolver, so it is
 * checked in the same place.
 */
export function guardedConnector(rules: EgressRules, resolve: Resolve): buildConnector.connector {
  const connect = buildConnector({ timeout: 3_000, maxCachedSessions: 0, allowH2: false })

  async function addressFor(hostname: string, port: number): Promise<string> {
    const bare = hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(bare) ? [bare] : await resolve(bare)
    const isListed = rules.allow.includes(`${bare}:${port}`)
    const isRefused = (address: string) => !isListed && !isAllowed(rules, address, port)
    const [first] = addresses
    if (first === undefined || addresses.some(isRefused)) throw new RefusedAddress(hostname)
    return first
  }

  return (options, callback) => {
    const { hostname, protocol } = options
    const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
    addressFor(hostname, portOf(options)).then(
      (address) =>
        // TLS still asks for, and checks, the name.
        connect(
          { ...options, hostname: address, ...(isName && protocol === 'https:' && { servername: hostname }) },
          callback,
        ),
      // oxlint-disable-next-line promise/no-callback-in-promise -- what undici wants is a callback
      (error: unknown) => callback(error instanceof Error ? error : new RefusedAddress(hostname), null),
    )
  }
}

function isAllowed(rules: EgressRules, address: string, port: number): boolean {
  if (rules.allow.includes(`${address}:${port}`)) return true
  return rules.ports.includes(port) && isPublicAddress(address)
}
