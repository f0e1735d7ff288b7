import { connect } from 'node:net'
import { reconnectMs } from '@foyer/client/timings.ts'
import { delivery } from '@foyer/core/timing.ts'
import { answerParent } from '../bench/processes/answer-parent.ts'
import { missed } from './missed.ts'

/** Connects under way at once while the world is being prepared; in the storm everybody comes when they like. */
const calmly = 64

let caughtUpAt: number[] = []
let tries = 0
let opened = 0
let broken = 0
let isStopped = false

const handlers = {
  /** Opens a stream per request and keeps it open: whoever loses it comes back by the rules of our client. */
  async open({ port, requests }: { port: number; requests: string[] }): Promise<void> {
    const waiting = requests.map((request) => createClient(port, request))
    const worker = async () => {
      for (let client = waiting.pop(); client; client = waiting.pop()) await client.opened()
    }
    await Promise.all(Array.from({ length: calmly }, worker))
    caughtUpAt = []
    tries = 0
    opened = 0
    broken = 0
  },
  /** When each of those who lost their stream had what they missed, and how often all of them tried. */
  heard: (_input: null) => ({ caughtUpAt, tries, opened, broken }),
  stop: (_input: null) => void (isStopped = true),
}

/** A visitor's stream as our client keeps it, without the cost of a browser. */
function createClient(port: number, request: string) {
  let failures = 0
  let onOpen = (): void => undefined
  const buffer = Buffer.allocUnsafe(4_096)

  function open(): void {
    tries++
    let hasData = false
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer,
        callback: (size) => {
          const text = buffer.toString('latin1', 0, size)
          if (!hasData && text.includes('data: ')) {
            hasData = true
            failures = 0
            opened++
            onOpen()
          }
          if (text.includes(missed)) caughtUpAt.push(Date.now())
          return true
        },
      },
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      if (isStopped) return
      if (hasData) broken++
      failures++
      setTimeout(open, reconnectMs(failures, delivery, Math.random))
    })
    socket.write(request, 'latin1')
  }

  return {
    opened(): Promise<void> {
      return new Promise((resolve) => {
        onOpen = resolve
        open()
      })
    },
  }
}

export type StormClients = typeof handlers
answerParent(handlers)
