import { connect, type Socket } from 'node:net'
import { idMark } from '../world/requests.ts'

/** Read into by every socket: what arrives is looked at before the next read. */
const buffer = Buffer.allocUnsafe(256 * 1024)

export type Reply = { status: number; text: string }

/**
 * One keep-alive connection with one request under way. Written on bare sockets because the generator shares
 * the processors with what it measures: it should cost a few microseconds per request, not a client library's.
 */
export class Connection {
  readonly #socket: Socket
  #onReply: (reply: Reply) => void = () => undefined
  #head = ''
  #missing = 0

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        port,
        host: '127.0.0.1',
        noDelay: true,
        onread: { buffer, callback: (size) => connection.#read(size) },
      })
      const connection = new Connection(socket)
      socket.once('connect', () => resolve(connection))
      socket.once('error', reject)
    })
  }

  send(request: string, onReply: (reply: Reply) => void): void {
    this.#onReply = onReply
    this.#socket.write(request, 'latin1')
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(size: number): boolean {
    if (this.#missing > 0) {
      this.#missing -= size
    } else {
      this.#head += buffer.toString('latin1', 0, size)
      const end = this.#head.indexOf('\r\n\r\n')
      if (end < 0) return true
      const length = this.#head.indexOf('ontent-length: ')
      this.#missing =
        end + 4 + Number.parseInt(this.#head.slice(length + 15, length + 25), 10) - this.#head.length
    }
    if (this.#missing > 0) return true
    const text = this.#head
    this.#head = ''
    this.#missing = 0
    this.#onReply({ status: Number.parseInt(text.slice(9, 12), 10), text })
    return true
  }
}

let lastId = 0
const prefix = Math.floor(Math.random() * 36 ** 4)
  .toString(36)
  .padStart(4, '0')

/** Puts a client id that was never used before where the mark is. */
export function withFreshId([before, after]: readonly [string, string]): string {
  if (after === '') return before
  lastId += 1
  return `${before}${prefix}${lastId.toString(36).padStart(8, '0')}${after}`
}

export function splitAtMark(request: string): [string, string] {
  const [before = '', after = ''] = request.split(idMark)
  return [before, after]
}
