import { connect } from 'node:net'

/** One command to one Redis node, without a client library: the engines are also what clients are tested against. */
export function redisCommand(port: number, ...words: (string | number)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2000 })
    let received = ''
    socket.setEncoding('utf8')
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`Redis at ${port} closed the connection`)))
    socket.once('timeout', () => socket.destroy(new Error(`Redis at ${port} is silent`)))
    socket.on('data', (chunk) => {
      received += chunk
      const reply = parseReply(received)
      if (reply === undefined) return
      socket.destroy()
      if (reply.isError) reject(new Error(`${words.join(' ')}: ${reply.text}`))
      else resolve(reply.text)
    })
    socket.write(encode(words.map(String)))
  })
}

function encode(words: string[]): string {
  const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
  return `*${words.length}\r\n${parts.join('')}`
}

/** Simple strings, errors, integers and (ASCII) bulk strings; undefined while the reply is incomplete. */
function parseReply(received: string): { text: string; isError: boolean } | undefined {
  const lineEnd = received.indexOf('\r\n')
  if (lineEnd < 0) return undefined
  const line = received.slice(1, lineEnd)
  if (!received.startsWith('$')) return { text: line, isError: received.startsWith('-') }
  const length = Math.max(0, Number(line))
  const body = received.slice(lineEnd + 2, lineEnd + 2 + length)
  return body.length < length ? undefined : { text: body, isError: false }
}
