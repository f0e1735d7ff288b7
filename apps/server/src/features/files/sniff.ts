import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** `extension`: the one that such a file should have. Both are empty when the bytes say nothing. */
type Sniffed = { mime: string; extension: string }

const unknown: Sniffed = { mime: '', extension: '' }
const headBytes = 64

/** What a file's own bytes say it is. */
export async function sniff(path: string): Promise<Sniffed> {
  // Expected: a file that is shorter than its format promises.
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (found && found.ext !== 'exe') return { mime: found.mime, extension: found.ext }
  const head = await headOf(path)
  if (head.startsWith('.RMF')) return { mime: 'application/vnd.rn-realmedia', extension: 'rm' }
  // Two letters make a program to the library; a program also has zero bytes, and a text has none.
  return found && head.includes('\0') ? { mime: found.mime, extension: found.ext } : unknown
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes))
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
