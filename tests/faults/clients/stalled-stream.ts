import { connect, type Socket } from 'node:net'
import { pathOf } from '@foyer/contract/endpoints.ts'
import type { Conversation } from '../cast.ts'
import type { NodeProcess } from '../node/node-process.ts'

/** A visitor's stream that is opened and never read. */
export function openAndStall({ port }: NodeProcess, { visitor }: Conversation): Socket {
  const { userId, pollId, token, lastSeq } = visitor.started
  const body = JSON.stringify({ userId, pollId, lastSeq })
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.pause()
  const head = [
    `POST ${pathOf('stream')} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    `token: ${token}`,
  ]
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  return socket
}
