import { createServer } from 'node:http'

const hello = 'data: {"type":"hello","seq":1,"status":1,"waitIndex":0}\n\n'

/** The least that holds a push stream open in Node: a response that is not ended. */
export function listenSse({ port = 0, backlog = 511, says = '' } = {}): Promise<number> {
  const missed = says === '' ? '' : `data: ${says}\n\n`
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(hello + missed)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', backlog }, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no port'))
      else resolve(address.port)
    })
  })
}
