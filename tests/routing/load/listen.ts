import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'

export type Heard = (frame: Record<string, unknown>, at: number) => void

/** Follows a push stream. Without somebody to hear, it is only drained: that a desk is open costs the server the same. */
export async function listen(
  address: string,
  name: CallName,
  input: object,
  headers: Record<string, string>,
  heard?: Heard,
): Promise<() => void> {
  const abort = new AbortController()
  const response = await fetch(`${address}${pathOf(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
    signal: abort.signal,
  })
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
  void drain(response.body, heard).catch(() => undefined)
  return () => abort.abort()
}

async function drain(body: ReadableStream<Uint8Array>, heard: Heard | undefined): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    if (!heard) continue
    const at = Date.now()
    rest += decoder.decode(chunk, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks)
      if (block.startsWith('data: ')) heard(JSON.parse(block.slice(6)) as Record<string, unknown>, at)
  }
}
