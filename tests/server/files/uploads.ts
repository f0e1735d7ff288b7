import { readdir } from 'node:fs/promises'
import { pathOf } from '@foyer/contract/endpoints.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'

export type Bytes = Uint8Array<ArrayBuffer> | string

/** Sends a form as the widget does: the part `file` and the field `userId`. */
export function upload(visitor: Visitor, name: string, bytes: Bytes, userId?: string): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  form.append('userId', userId ?? visitor.started.userId)
  return post(visitor, form)
}

export async function post(
  visitor: Visitor,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(visitor.http.address + pathOf('upload'), {
    method: 'POST',
    headers: { token: visitor.started.token, ...headers },
    body,
    // Streams are sent while the answer may already come.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  }
}

export function urlOf(answer: Answer): string {
  if (answer.body.code !== 200) throw new Error(`upload: ${JSON.stringify(answer.body)}`)
  return String(answer.body.data['url'])
}

/** A visitor whom an agent serves: who may upload. */
export async function served(world: World): Promise<Visitor> {
  return (await startTalk(world.http)).visitor
}

/** All that an upload could have left: bytes in the store, a body on disk, a row. */
export async function left(world: World, visitor: Visitor) {
  const { storage, config, pool } = world.node.deps
  const spooled = await readdir(config.storage.spoolDir).catch(() => [])
  const { rows } = await pool.query('select id from files where uploader = $1', [visitor.started.userId])
  return {
    stored: (await storage.list(world.demo.tenantId)).length,
    spooled: spooled.filter((name) => name.startsWith('foyer-upload-')).length,
    rows: rows.length,
  }
}
