import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createFailures, type Failures } from '@foyer/server/platform/observe/failures.ts'
import { logger } from '@foyer/server/platform/observe/logger.ts'
import { createMetrics } from '@foyer/server/platform/observe/metrics.ts'

export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

export type Honeypot = {
  port: number
  /** Connections, whether or not a request came through them. */
  touched: () => number
  seen: Seen[]
  answerWith: (answer: (response: ServerResponse, request: IncomingMessage) => void) => void
  close: () => void
}

/** A server that must not be reached, or only by a form that names it: remembers every knock. */
export async function openHoneypot(host: string): Promise<Honeypot> {
  const seen: Seen[] = []
  let connections = 0
  let answer = (response: ServerResponse, _request: IncomingMessage): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"sent"}')
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      answer(response, request)
    })
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve))
  return {
    // The server listens on a port, so its address is no pipe's name.
    port: (server.address() as AddressInfo).port,
    touched: () => connections,
    seen,
    answerWith: (next) => (answer = next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** For an egress without a server around it. */
export const unloggedFailures = (): Failures => createFailures(logger('silent'), createMetrics())
