import { connect, type Socket } from 'node:net'

/** A dead server refuses at once; one that is slow to accept is a busy one. */
const connectPatienceMs = 10_000

/** Connects to the first port that answers, beginning with the next in turn; undefined when none does. */
export function createUpstreams(ports: () => readonly number[]) {
  let turn = 0

  return async (): Promise<Socket | undefined> => {
    const all = ports()
    turn += 1
    for (let tried = 0; tried < all.length; tried++) {
      const port = all[(turn + tried) % all.length]
      const socket = port === undefined ? undefined : await open(port)
      if (socket) return socket
    }
    return undefined
  }
}

function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const giveUp = () => {
      socket.destroy()
      resolve(undefined)
    }
    const timer = setTimeout(giveUp, connectPatienceMs)
    socket.once('error', () => {
      clearTimeout(timer)
      giveUp()
    })
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.removeAllListeners('error')
      resolve(socket)
    })
  })
}
