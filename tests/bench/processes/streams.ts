import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerParent } from './answer-parent.ts'

/** Connects under way at once: as many as a listening socket's queue takes without dropping any. */
const atOnce = 64

const sockets: Socket[] = []
const heard = { opened: 0, beats: 0, closed: 0 }
const buffer = Buffer.allocUnsafe(64 * 1024)

const handlers = {
  /** Opens a stream per request and answers when each has said something. */
  async open({ port, requests }: { port: number; requests: string[] }): Promise<void> {
    const waiting = [...requests]
    const worker = async () => {
      for (let request = waiting.pop(); request !== undefined; request = waiting.pop())
        await openOne(port, request)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  },
  heard: (_input: null) => heard,
  /** Closes all of them, and gives the other end a moment to notice. */
  async close(_input: null): Promise<void> {
    for (const socket of sockets.splice(0)) socket.destroy()
    await sleep(500)
  },
}

function openOne(port: number, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOpen = false
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback: (size) => read(size) } })
    const read = (size: number) => {
      const text = buffer.toString('latin1', 0, size)
      if (text.includes('\n:\n\n')) heard.beats++
      if (isOpen || !text.includes('data: ')) return true
      isOpen = true
      heard.opened++
      resolve()
      return true
    }
    socket.once('error', reject)
    socket.once('close', () => {
      heard.closed++
      reject(new Error('a stream was closed before it said anything'))
    })
    socket.write(request, 'latin1')
    sockets.push(socket)
  })
}

export type StreamClients = typeof handlers
answerParent(handlers)
