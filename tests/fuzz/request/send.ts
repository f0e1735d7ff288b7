import { Agent, request, type IncomingMessage } from 'node:http'

export type Wire = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined }
export type Answered = { status: number; body: string; ms: number; headers: IncomingMessage['headers'] }

/** Longer than anything may take; then nobody has answered. */
const deadlineMs = 30_000
/** As much of a stream as says that it is one. */
const streamMs = 20

/** Plain HTTP on connections that stay open. It sends addresses and headers as they are, where fetch would mend them. */
export function createSender(address: string) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })

  function send({ method, path, headers, body }: Wire): Promise<Answered> {
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(
        { hostname, port, agent, method, path, headers: { ...headers, 'content-length': body?.length ?? 0 } },
        (response) => {
          const { statusCode: status = 0, headers: answer } = response
          const ms = performance.now() - started
          let text = ''
          const finish = () => resolve({ status, body: text, ms, headers: answer })
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          response.once('end', finish).once('error', finish)
          if (answer['content-type']?.startsWith('text/event-stream'))
            setTimeout(() => sent.destroy(), streamMs).unref()
          response.once('close', finish)
        },
      )
      sent.setTimeout(deadlineMs, () => sent.destroy(new Error('no answer')))
      sent.once('error', reject)
      sent.end(body)
    })
  }

  return { send, close: () => agent.destroy() }
}

export type Sender = ReturnType<typeof createSender>
