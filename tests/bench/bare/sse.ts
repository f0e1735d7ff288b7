import { createServer } from 'node:http'

const hello = 'data: {"type":"hello","seq":1,"status":1,"waitIndex":0}\n\n'

/** The least that holds a push stream open in Node: a response that is not ended. */
export function listenSse(): Promise<number> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(hello)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no port'))
      else resolve(address.port)
    })
  })
}
