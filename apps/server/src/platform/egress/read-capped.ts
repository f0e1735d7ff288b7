import type { Dispatcher } from 'undici'

const readable = /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)\s*(?:;|$)/i

/** The answer's text, cut at a bound; empty for what is no plain text (pages, pictures, anything packed). */
export async function readCapped(answer: Dispatcher.ResponseData, maxBytes: number): Promise<string> {
  // A body that is given up says so as an error, which nobody else would hear.
  answer.body.on('error', () => undefined)
  if (!isReadable(answer, readable)) {
    answer.body.destroy()
    return ''
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of bytesOf(answer.body)) {
    chunks.push(chunk.subarray(0, maxBytes - bytes))
    bytes += chunk.length
    // Leaving the loop destroys the body: the rest is not even received.
    if (bytes >= maxBytes) break
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** All bytes of an answer of such a type; undefined when it is another, fails or is too large. */
export async function readWhole(
  answer: Dispatcher.ResponseData,
  type: RegExp,
  maxBytes: number,
): Promise<Buffer | undefined> {
  answer.body.on('error', () => undefined)
  const isAnnouncedTooLarge = Number(answer.headers['content-length'] ?? 0) > maxBytes
  if (answer.statusCode !== 200 || isAnnouncedTooLarge || !isReadable(answer, type)) {
    answer.body.destroy()
    return undefined
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of bytesOf(answer.body)) {
    bytes += chunk.length
    // Leaving the loop destroys the body: the rest is not even received.
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isReadable({ statusCode, headers }: Dispatcher.ResponseData, type: RegExp): boolean {
  const isRedirect = statusCode >= 300 && statusCode < 400
  const encoding = headers['content-encoding'] ?? 'identity'
  return !isRedirect && encoding === 'identity' && type.test(String(headers['content-type'] ?? ''))
}

/** Without an encoding bodies are read as bytes; the type knows streams of anything. */
const bytesOf = (body: Dispatcher.ResponseData['body']): AsyncIterable<Buffer> => body
