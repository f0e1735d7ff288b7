import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'

export type Scan = (path: string) => Promise<'clean' | 'infected'>
export type ClamdAddress = { host: string; port: number }

const timeoutMs = 30_000

/** Asks a clamd, when there is one. Rejects when it cannot say: a file that was not looked at is not taken. */
export function createScan(address: ClamdAddress | undefined): Scan {
  if (!address) return () => Promise.resolve('clean')
  return async (path) => {
    const socket = connect(address)
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd does not answer')))
    try {
      const [answer] = await Promise.all([answerOf(socket), send(socket, path)])
      if (answer === 'stream: OK') return 'clean'
      if (answer.endsWith(' FOUND')) return 'infected'
      throw new Error(`clamd: ${answer.slice(0, 100)}`)
    } finally {
      socket.destroy()
    }
  }
}

/** clamd's INSTREAM: each chunk behind its length, and a length of zero at the end. */
async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0')
  await pipeline(
    createReadStream(path),
    async function* framed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) yield Buffer.concat([lengthOf(chunk.length), chunk])
      yield lengthOf(0)
    },
    socket,
    { end: false },
  )
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.once('end', () => resolve(answer.replaceAll('\0', '').trim()))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('clamd closed the connection')))
  })
}
