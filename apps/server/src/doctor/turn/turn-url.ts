export type TurnAddress = { host: string; port: number; via: 'udp' | 'tcp' | 'tls' }

const form = /^(turns?):(?:\[([^\]]+)\]|([\w.-]+))(?::(\d+))?(?:\?transport=(udp|tcp))?$/

/** Where an address of TURN_URLS leads (RFC 7065). `config.ts` has checked its form. */
export function turnAddressOf(url: string): TurnAddress {
  const [, scheme, v6, name, port, transport] = form.exec(url) ?? []
  const host = v6 ?? name
  if (host === undefined) throw new Error(`not an address of a relay: ${url}`)
  const isSecure = scheme === 'turns'
  return {
    host,
    port: port === undefined ? (isSecure ? 5349 : 3478) : Number(port),
    // DTLS over UDP is in no browser.
    via: isSecure ? 'tls' : (transport ?? 'udp') === 'tcp' ? 'tcp' : 'udp',
  }
}
