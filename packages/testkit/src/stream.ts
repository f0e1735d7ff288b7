import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'

export type Frame = { type: string; [key: string]: unknown }

export type TestStream = {
  frames: Frame[]
  /** The first frame, past or future, that fits; fails after a generous while. */
  next: (fits: (frame: Frame) => boolean) => Promise<Frame>
  closed: Promise<void>
  close: () => void
}

/** Reads a push stream as a browser would, and keeps every frame. */
export async function openStream(
  address: string,
  name: CallName,
  input: unknown,
  headers: Record<string, string>,
): Promise<TestStream> {
  const abort = new AbortController()
  const response = await fetch(`${address}${pathOf(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
    signal: abort.signal,
  })
  if (!response.ok || !response.body) throw new Error(`stream: ${response.status} ${await response.text()}`)

  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  const closed = read(response.body, (frame) => {
    frames.push(frame)
    for (const look of waiting) look()
  })

  function next(fits: (frame: Frame) => boolean): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => settle(() => reject(new Error(`no such frame in ${JSON.stringify(frames)}`))),
        25_000,
      )
      const settle = (end: () => void) => {
        clearTimeout(timer)
        waiting.delete(look)
        end()
      }
      const look = () => {
        const found = frames.find(fits)
        if (found) settle(() => resolve(found))
      }
      waiting.add(look)
      look()
    })
  }
  return { frames, next, closed, close: () => abort.abort() }
}

async function read(body: ReadableStream<Uint8Array>, onFrame: (frame: Frame) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of body) {
      rest += decoder.decode(chunk, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith('data: ')) onFrame(JSON.parse(block.slice(6)) as Frame)
      }
    }
  } catch {
    // Aborted by close(), or cut by the server: the stream is over either way.
  }
}
