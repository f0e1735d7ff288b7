import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

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
