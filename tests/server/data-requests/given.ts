import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataRequest } from '@foyer/contract/desk/data-requests.ts'
import type { OwnDataRequest } from '@foyer/contract/my-data/data-request.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { untilDone, type Post } from '../mail/given.ts'

const run = promisify(execFile)
const maxBuffer = 200 * 1024 * 1024

export function requestIn(answer: Answer): DataRequest {
  if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data['request'] as DataRequest
}

export function ownRequests(answer: Answer): OwnDataRequest[] {
  return answer.body.data['requests'] as OwnDataRequest[]
}

export async function listed(admin: Agent): Promise<DataRequest[]> {
  return (await admin.call('listDataRequests')).body.data['requests'] as DataRequest[]
}

export async function listedOne(admin: Agent, requestId: string): Promise<DataRequest> {
  const found = (await listed(admin)).find((request) => request.requestId === requestId)
  if (!found) throw new Error(`no request ${requestId}`)
  return found
}

/** The whole database as text, as a thief would have it. */
export async function dumpOf(world: World): Promise<string> {
  const { stdout } = await run('pg_dump', ['--dbname', world.node.deps.config.databaseUrl], { maxBuffer })
  return stdout
}

/** Names and contents of all stored files. */
export async function storedText(world: World): Promise<string> {
  const { dir } = world.node.deps.config.storage
  const found = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(files.map(async (file) => `${file}\n${await readFile(file, 'latin1')}`))
  return texts.join('\n')
}

/** Names and values of all keys of this world. */
export async function redisText(world: World): Promise<string> {
  const { redisUrls, redisPrefix } = world.node.deps.config
  const ask = async (...args: string[]) =>
    (await run('redis-cli', ['-u', redisUrls[0] ?? '', ...args], { maxBuffer })).stdout
  const keys = (await ask('--scan', '--pattern', `${redisPrefix}*`)).split('\n').filter((key) => key !== '')
  const values = await Promise.all(keys.map((key) => ask('get', key)))
  return keys.map((key, index) => `${key} ${values[index] ?? ''}`).join('\n')
}

/** The names in a zip. */
export async function zipNames(path: string): Promise<string[]> {
  const { stdout } = await run('unzip', ['-Z1', path], { maxBuffer })
  return stdout.split('\n').filter((name) => name !== '')
}

export async function zipText(path: string, name: string): Promise<string> {
  // The names are patterns to unzip.
  const { stdout } = await run('unzip', ['-p', path, name.replace(/[[\]*?\\]/g, '\\$&')], { maxBuffer })
  return stdout
}

/** An erasure is two jobs, one after the other. */
export async function untilErased(post: Post, admin: Agent, requestId: string): Promise<void> {
  await waitUntil(
    async () => {
      await untilDone(post)
      return (await listedOne(admin, requestId)).state === 'done'
    },
    () => 'the erasure does not end',
    60_000,
  )
}

let markers = 0
/** A word that is nowhere else. */
export const newMarker = (): string => `mark${++markers}er${process.pid}zq`

export function linesWith(dump: string, marker: string): string[] {
  return dump
    .split('\n')
    .filter((line) => line.includes(marker))
    .toSorted()
}
