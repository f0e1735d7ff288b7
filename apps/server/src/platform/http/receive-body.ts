import { readFile } from 'node:fs/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { spool, type Spooled } from './spool.ts'
import { Failed } from './failed.ts'

export type Contents = {
  fields: unknown
  file: { name: string; path: string; bytes: number } | undefined
}

/** A body that has arrived. It lies on disk until it is removed. */
export type Received = { read: () => Promise<Contents>; remove: () => Promise<void> }

/** One file and the few fields beside it. The file's own bytes are counted where it is written. */
export function multipartOptions(maxFileBytes: number) {
  const part = { fieldNameSize: 64, fieldSize: 1024, headerPairs: 20, headerSize: 16 * 1024 }
  const limits = { files: 1, fields: 8, parts: 9, ...part, fileSize: maxFileBytes + 1 }
  return { limits, throwFileSizeLimit: false }
}

/** Reads a form: its part `file` to disk, the rest into memory. Parts of any other shape refuse the whole. */
export async function receiveForm(request: FastifyRequest, dir: string, maxBytes: number): Promise<Received> {
  const fields: Record<string, string> = {}
  let spooled: (Spooled & { name: string }) | undefined
  const remove = async () => spooled?.remove()
  const read = () => Promise.resolve({ fields, file: spooled })
  try {
    const parts = request.parts()
    for (let part = await nextOf(parts); part; part = await nextOf(parts)) {
      if (part.type === 'file') {
        spooled = { ...(await spool(dir, fileOf(part), maxBytes)), name: nameOf(part) }
      } else {
        if (typeof part.value !== 'string' || part.fieldnameTruncated || part.valueTruncated)
          throw new Failed('request.invalid')
        fields[part.fieldname] = part.value
      }
    }
    return { read, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function nextOf(parts: AsyncIterableIterator<Multipart>): Promise<Multipart | undefined> {
  try {
    const next = await parts.next()
    return next.done ? undefined : next.value
  } catch (error) {
    const isLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    throw new Failed(isLimit ? 'request.tooLarge' : 'request.invalid')
  }
}

function fileOf(part: MultipartFile): MultipartFile['file'] {
  if (part.fieldname === 'file') return part.file
  throw new Failed('request.invalid')
}

/** Parsers leave it out when the sender did. */
function nameOf(part: { filename?: string }): string {
  return part.filename ?? ''
}

/** Reads a JSON body to disk. It is parsed when there is memory for it. */
export async function receiveJson(request: FastifyRequest, dir: string, maxBytes: number): Promise<Received> {
  const { path, remove } = await spool(dir, request.raw, maxBytes)
  const read = async () => {
    const fields = await parseJson(request, await readFile(path, 'utf8'))
    return { fields, file: undefined }
  }
  return { read, remove }
}

/** The server's own parser: keys that reach for a prototype are refused. */
function parseJson(request: FastifyRequest, text: string): Promise<unknown> {
  const parse = request.server.getDefaultJsonParser('error', 'error')
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, value?: unknown) => {
      if (error) reject(new Failed('request.invalid'))
      else resolve(value)
    }
    void parse(request, text, done)
  })
}
