import { answerParent } from './answer-parent.ts'
import { Connection, splitAtMark, withFreshId } from './connection.ts'

type Run = { port: number; connections: number; forMs?: number; count?: number }
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
}

export type Load = typeof handlers
answerParent(handlers)
