import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** What a file's own bytes say it is; empty when they say nothing. */
export async function sniff(path: string): Promise<string> {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  return found?.mime ?? ((await startsWith(path, '.RMF')) ? 'application/vnd.rn-realmedia' : '')
}

async function startsWith(path: string, text: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(text.length))
    return buffer.toString('latin1', 0, bytesRead) === text
  } finally {
    await file.close()
  }
}
