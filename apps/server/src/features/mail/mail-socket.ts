import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { mailTiming } from '../../node-timing.ts'

type MailServer = { host: string; port: number }

/** A line to the mail server that breaks when `signal` says so, whatever is being said on it. */
export async function mailSocket(server: MailServer, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ ...server, signal })
  // Whoever talks on it hears of its end in other ways too; unheard, it would end the process.
  socket.on('error', () => undefined)
  try {
    await once(socket, 'connect', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(mailTiming.connectMs)]),
    })
    return socket
  } catch (error) {
    socket.destroy()
    throw isAbort(error) ? Object.assign(new Error('nobody answers'), { code: 'ETIMEDOUT' }) : error
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
