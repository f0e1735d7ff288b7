import { setTimeout as sleep } from 'node:timers/promises'
import { answerParent } from './answer-parent.ts'
import { Connection, splitAtMark, withFreshId } from './connection.ts'

type Run = { port: number; connections: number; forMs?: number; count?: number }
type Pace = { port: number; connections: number; perSecond: number; forMs: number }
type Paced = { refused: number; firstRefusal: string; latenciesMs: number[] }
export type Loaded = { answered: number; refused: number; firstRefusal: string; elapsedMs: number }

let requests: [string, string][] = []

const handlers = {
  /** What to send, in turn. */
  prepare(texts: string[]): void {
    requests = texts.map(splitAtMark)
  },

  /** Keeps every connection busy for a time or until a count, and tells what came back. */
  async run({ port, connections, forMs = Infinity, count = Infinity }: Run): Promise<Loaded> {
    const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
    const result = { answered: 0, refused: 0, firstRefusal: '' }
    const started = performance.now()
    let next = 0

    const drive = (connection: Connection) =>
      new Promise<void>((resolve) => {
        const turn = () => {
          const request = requests[next % requests.length]
          if (!request || next >= count || performance.now() - started > forMs) return resolve()
          next++
          connection.send(withFreshId(request), ({ status, text }) => {
            if (status === 200) result.answered++
            else {
              result.refused++
              result.firstRefusal ||= text.slice(-300)
            }
            turn()
          })
        }
        turn()
      })

    await Promise.all(open.map(drive))
    const elapsedMs = performance.now() - started
    for (const connection of open) connection.close()
    return { ...result, elapsedMs }
  },

  /** Sends at an even pace, however fast answers come, and times each from the moment at which it was due. */
  async pace({ port, connections, perSecond, forMs }: Pace): Promise<Paced> {
    const idle = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
    const result: Paced = { refused: 0, firstRefusal: '', latenciesMs: [] }
    const started = performance.now()
    let sent = 0
    const sendDue = () => {
      const now = performance.now()
      while (sent < Math.floor((Math.min(now - started, forMs) / 1000) * perSecond)) {
        const connection = idle.pop()
        const request = requests[sent % requests.length]
        if (!connection || !request) break
        const dueAt = started + (++sent / perSecond) * 1000
        connection.send(withFreshId(request), ({ status, text }) => {
          idle.push(connection)
          result.latenciesMs.push(performance.now() - dueAt)
          if (status === 200) return
          result.refused++
          result.firstRefusal ||= text.slice(-300)
        })
      }
    }
    const maxMs = forMs * 3
    for (let now = 0; now < forMs || (idle.length < connections && now < maxMs);) {
      sendDue()
      await sleep(1)
      now = performance.now() - started
    }
    for (const connection of idle) connection.close()
    return result
  },
}

export type Load = typeof handlers
answerParent(handlers)
