import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Handlers, Question } from './answer-parent.ts'

const maxAnswerMs = 300_000

export type Child<H extends Handlers> = {
  pid: number
  ask: <K extends keyof H & string>(name: K, input: Parameters<H[K]>[0]) => Promise<Awaited<ReturnType<H[K]>>>
  end: () => Promise<void>
}

/** A process of our own that does one job, so that its CPU and memory can be told from everybody else's. */
export function startChild<H extends Handlers>(file: string, nodeFlags: readonly string[] = []): Child<H> {
  const child = fork(join(import.meta.dirname, '..', file), {
    execArgv: [...nodeFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      for (const [id, settle] of waiting) settle({ id, error: `${file} ended` })
      resolve()
    })
  })

  return {
    pid: child.pid ?? fail(`${file} did not start`),
    ask(name, input) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => settle({ id, error: `${file} did not answer '${name}'` }), maxAnswerMs)
        const settle = ({ value, error }: Answer) => {
          clearTimeout(timer)
          waiting.delete(id)
          if (error === undefined) resolve(asAnswer(value))
          else reject(new Error(error))
        }
        waiting.set(id, settle)
        child.send({ id, name, input } satisfies Question)
      })
    },
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The child answers by the handlers that H is the type of. */
const asAnswer = (value: unknown) => value as never

function fail(message: string): never {
  throw new Error(message)
}
