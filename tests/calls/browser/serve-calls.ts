import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { isPlausibleCandidate, isPlausibleSdp } from '@foyer/server/rules/calls/plausible-signal.ts'
import { MemoryCalls, type ActInput } from '../memory-calls.ts'
import { bundle } from './bundle.ts'

export type ServedCalls = {
  address: string
  calls: MemoryCalls
  /** Every signal that was passed on. */
  signals: CallSignal[]
  /** While it is deaf, every request is cut off. */
  setDeaf: (isDeaf: boolean) => void
  close: () => void
}

/** Built once for all tests. */
let page: Promise<string> | undefined

/** The pages and the server's rules in memory, over HTTP. */
export async function serveCalls(): Promise<ServedCalls> {
  page ??= bundle(join(import.meta.dirname, 'page.ts'))
  const script = await page
  const bells = new Set<ServerResponse>()
  const signals: CallSignal[] = []
  let isDeaf = false
  const calls = new MemoryCalls((callId) => {
    for (const bell of bells) bell.write(`data: ${callId}\n\n`)
  })

  async function answer(side: CallSide, what: string, request: IncomingMessage): Promise<unknown> {
    const now = Date.now()
    // The pages are ours, and so is what they send.
    const input: unknown = JSON.parse(await text(request))
    if (what === 'invite') {
      const callId = calls.invite(side, (input as { media: VideoType }).media, now)
      return callId && { callId }
    }
    if (what === 'act') return calls.act(side, input as ActInput, now)
    const sent = input as { callId: string; leg: string; to: string; signals: CallSignal[] }
    for (const signal of sent.signals) assertPlausible(signal)
    signals.push(...sent.signals)
    return calls.signal(side, sent) ? {} : undefined
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, first = '', what = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
    if (isDeaf) return void request.socket.destroy()
    if (first === 'page') return sendPage(response)
    if (first === 'page.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (what === 'notifier') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      bells.add(response)
      return void request.on('close', () => bells.delete(response))
    }
    const output = await answer(first === 'agent' ? 'agent' : 'visitor', what, request)
    response.writeHead(output === undefined ? 409 : 200).end(JSON.stringify(output ?? null))
  }

  const sweep = setInterval(() => calls.sweep(Date.now()), 1_000)
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    signals,
    setDeaf: (next) => {
      isDeaf = next
      if (next) for (const bell of bells) bell.destroy()
    },
    close: () => {
      clearInterval(sweep)
      server.close()
      server.closeAllConnections()
    },
  }
}

function sendPage(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>call</title><body><script type="module" src="/page.js"></script>')
}

/** Whatever a real browser writes must pass the rule that keeps others out. */
function assertPlausible(signal: CallSignal): void {
  const isFine =
    signal.kind === 'candidate' ? isPlausibleCandidate(signal.candidate) : isPlausibleSdp(signal.sdp)
  if (!isFine) throw new Error(`not plausible: ${JSON.stringify(signal)}`)
}
