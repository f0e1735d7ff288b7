import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { hostPageAnswer, type Foyer } from './host-page-answer.ts'

export type Hosts = { port: number; close: () => Promise<void> }

/**
 * Sites of other people, on this machine: every name that ends in `localhost` leads here, so that there are as many sites
 * as a test wants, and none of them is Foyer's (127.0.0.1). What browsers report against a page's policy is at
 * `/reports/<channel>`.
 */
export async function startHosts(foyer: Foyer, port = 0): Promise<Hosts> {
  const reports = new Map<string, unknown[]>()

  async function answer(request: IncomingMessage) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, folder, channel = ''] = url.pathname.split('/')
    if (folder !== 'reports') return hostPageAnswer(url, foyer)
    const known = reports.get(channel) ?? []
    if (request.method === 'POST')
      reports.set(channel, [...known, JSON.parse(await text(request)) as unknown])
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(known) }
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      (found) => response.writeHead(found ? 200 : 404, found?.headers).end(found?.body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
