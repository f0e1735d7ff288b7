import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelConfig } from '@foyer/server/features/robot/model/model-variables.ts'

/** What was asked, as it came. */
export type AskedModel = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }

/** How one request is answered; a model that does nothing hangs. */
export type Behaviour = (answer: ServerResponse, asked: AskedModel) => void | Promise<void>

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

/** A local server that speaks OpenAI's chat completions, and behaves and misbehaves on command. */
export async function startModelServer(first: Behaviour = () => undefined, at = 0) {
  const asked: AskedModel[] = []
  let behaviour = first
  let open = 0
  const server = createServer((request, answer) => {
    open += 1
    answer.on('close', () => void (open -= 1))
    // Whoever asked may have gone: that is the point of most of these tests.
    answer.on('error', () => undefined)
    void read(request).then((body) => {
      const seen = { path: request.url ?? '', headers: request.headers, body }
      asked.push(seen)
      return behaviour(answer, seen)
    })
  })
  await new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    asked,
    address: `127.0.0.1:${port}`,
    endpoint: {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      model: 'local',
      key: 'model-key',
      tokenField: 'max_tokens',
      price: { read: 1, written: 2 },
    } satisfies ModelConfig['endpoint'],
    behave(next: Behaviour): void {
      behaviour = next
    },
    /** Connections that are still being answered. */
    open: () => open,
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>
}
