import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'
import type { NodeProcess } from '../node/node-process.ts'
import { foreverMs } from '../patience.ts'

export type Call = { name: CallName; headers: Record<string, string>; input: Record<string, unknown> }
export type Replied = { status: number; data: Record<string, unknown> }

const pauseMs = 300
const busy = 503

/**
 * One call to one node, past the proxy. Repeated while the node is busy or the line breaks, as any client of ours
 * would: what is called here may be called as often as one likes.
 */
export async function callNode(node: NodeProcess, call: Call): Promise<Replied> {
  for (const deadline = Date.now() + foreverMs; ; await sleep(pauseMs)) {
    try {
      const replied = await callOnce(node, call)
      if (replied.status !== busy || Date.now() > deadline) return replied
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

async function callOnce({ port }: NodeProcess, { name, headers, input }: Call): Promise<Replied> {
  const response = await fetch(`http://127.0.0.1:${port}${pathOf(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(foreverMs),
  })
  return { status: response.status, data: dataOf(await response.text()) }
}

function dataOf(text: string): Record<string, unknown> {
  const body = JSON.parse(text) as { data?: Record<string, unknown> }
  return body.data ?? {}
}
