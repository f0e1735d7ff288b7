import { createServer, type RequestListener } from 'node:http'

export type Listening = { port: number; close: () => Promise<void> }

/** A server at a free port of this machine. */
export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
