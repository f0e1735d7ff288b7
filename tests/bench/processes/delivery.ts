import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerParent } from './answer-parent.ts'
import { Connection, splitAtMark, withFreshId } from './connection.ts'

type Run = { port: number; connections: number; perSecond: number; forMs: number }
export type Delivered = { sent: number; refused: number; firstRefusal: string; latenciesMs: number[] }

const sentAt = new Map<string, number>()
let latenciesMs: number[] = []
let replies: [string, string][] = []

const handlers = {
  /** Opens the visitors' streams and keeps the replies that an agent will send them. */
  async open(ask: { port: number; streams: string[]; replies: string[] }): Promise<void> {
    replies = ask.replies.map(splitAtMark)
    for (let start = 0; start < ask.streams.length; start += 64) {
      await Promise.all(ask.streams.slice(start, start + 64).map((request) => listen(ask.port, request)))
    }
  },

  /** Sends replies at an even pace and times each from its first byte out to its frame in. */
  async run({ port, connections, perSecond, forMs }: Run): Promise<Delivered> {
    const idle = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
    const result = { sent: 0, refused: 0, firstRefusal: '' }
    latenciesMs = []
    const started = performance.now()
    while (performance.now() - started < forMs) {
      const due = Math.floor(((performance.now() - started) / 1000) * perSecond)
      while (result.sent < due) {
        const connection = idle.pop()
        const reply = replies[(result.sent * 7919) % replies.length]
        if (!connection || !reply) break
        const request = withFreshId(reply)
        result.sent++
        sentAt.set(request.slice(reply[0].length, reply[0].length + 12), performance.now())
        connection.send(request, ({ status, text }) => {
          idle.push(connection)
          if (status === 200) return
          result.refused++
          result.firstRefusal ||= text.slice(-300)
        })
      }
      await sleep(1)
    }
    // The sweep would bring a lost ring after a second or two: let it.
    for (let i = 0; i < 50 && latenciesMs.length < result.sent - result.refused; i++) await sleep(100)
    for (const connection of idle) connection.close()
    return { ...result, latenciesMs }
  },
}

const buffer = Buffer.allocUnsafe(256 * 1024)

function listen(port: number, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer, callback: (size) => read(size) },
    })
    const read = (size: number) => {
      const now = performance.now()
      const text = buffer.toString('latin1', 0, size)
      if (text.includes('"type":"hello"')) resolve()
      for (const [, id = ''] of text.matchAll(/"id":"([^"]{12})"/g)) {
        const sent = sentAt.get(id)
        if (sent === undefined) continue
        latenciesMs.push(now - sent)
        sentAt.delete(id)
      }
      return true
    }
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('a stream was closed')))
    socket.write(request, 'latin1')
  })
}

export type DeliveryClient = typeof handlers
answerParent(handlers)
