import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { openStream } from '@foyer/client/events/stream.ts'
import type { BrowserCheck, DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { unwrap } from '../../platform/api-error.ts'
import type { Connection } from '../../platform/desk-client.ts'
import { judgeConnection, judgeStream, type StreamFacts } from '../../rules/doctor/judge-browser.ts'

/** The server pauses for a second and a half; a stream that is still silent then is broken. */
const streamMs = 8_000

/** What only a browser can see: what proxies do to requests, answers and streams. */
export async function probeBrowser(
  connection: Connection,
  wanted: readonly BrowserCheck[],
): Promise<DoctorResult[]> {
  const isWanted = (check: BrowserCheck) => wanted.includes(check)
  const [address, stream] = await Promise.all([
    isWanted('connection') || isWanted('proxy') ? probeAddress(connection) : [],
    isWanted('stream') ? probeStream(connection) : undefined,
  ])
  return [...address.filter(({ check }) => wanted.some((one) => one === check)), ...(stream ? [stream] : [])]
}

async function probeAddress({ client }: Connection): Promise<DoctorResult[]> {
  const [answer, strictTransport] = await Promise.all([client.probeConnection({}), readStrictTransport()])
  const { result, hasSecureCookies } = unwrap(answer)
  const { protocol, hostname } = window.location
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  return [judgeConnection({ protocol, isLocal, strictTransport, hasSecureCookies }), result]
}

async function readStrictTransport(): Promise<string | undefined> {
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store' })
    return headers.get('strict-transport-security') ?? ''
  } catch {
    ignoreExpected('the other requests of the same run say that the server is away')
    return undefined
  }
}

function probeStream({ transport }: Connection): Promise<DoctorResult> {
  return new Promise((resolve) => {
    const started = performance.now()
    const found: StreamFacts = {}
    openStream({
      transport,
      path: deskPath('probeStream'),
      input: {},
      timings: { watchdogMs: streamMs, sendDeadlineMs: streamMs },
      onOpen: () => undefined,
      onData() {
        const ms = performance.now() - started
        if (found.firstMs === undefined) found.firstMs = ms
        else found.secondMs ??= ms
      },
      onEnd: () => resolve(judgeStream(found)),
    })
  })
}
