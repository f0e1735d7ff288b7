import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDiskStorage } from '@foyer/server/platform/storage/create-storage.ts'
import { storageDir } from '@foyer/testkit/test-config.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { buffer } from 'node:stream/consumers'
import { openCast } from './cast.ts'
import { textFile, upload, uploadHead } from './clients/upload.ts'
import type { VirtualVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { firstOkMs } from './measure.ts'
import type { NodeProcess } from './node/node-process.ts'
import { foreverMs } from './patience.ts'
import { mountSmallDisk } from './small-disk.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const megabyte = 1024 * 1024
const diskMegabytes = 64
const largeBytes = 50 * megabyte

/** The disk of uploads is full, a node is killed in the middle of an upload, connections break at some byte. */
export const uploadsBreak: Fault = {
  id: 'F15',
  title: 'uploads on a full disk, cut and killed',
  target: 'first ok p99 < 8 s after the kill',
  targetMs: 8_000,
  async play({ stage, isShort }) {
    const disk = mountSmallDisk(storageDir(stage.databaseUrl), diskMegabytes)
    try {
      const cast = await openCast(stage, { conversations: isShort ? 8 : 30 })
      const stop = startTraffic(cast, stage, isShort ? 40 : 150)
      const [node] = stage.nodes
      const [first, second] = cast.conversations
      if (!first || !second) throw new Error('an empty stage')
      const problems: string[] = []
      const recoveryMs: number[] = []
      for (let round = 0; round < (isShort ? 1 : 5); round++) {
        disk.fill(megabyte)
        problems.push(...(await uploadTooMuch(first.visitor, node)))
        disk.free()
        problems.push(...(await uploadAgain(first.visitor, node)))
        await cutUploads(second.visitor, node, isShort ? 4 : 40)
        await sendPart(first.visitor, node, largeBytes / 5)
        const killedAt = Date.now()
        await node.kill9()
        await node.start()
        stage.front.spread()
        await sleep(2_000)
        recoveryMs.push(...firstOkMs(stage.history, killedAt))
      }
      stop()
      const watchers = await finish(stage, cast)
      problems.push(...(await whatDangles(stage, isShort ? 1 : 5)))
      return { recoveryMs, problems, watchers }
    } finally {
      disk.remove()
    }
  },
}

const addressOf = ({ port }: NodeProcess) => `http://127.0.0.1:${port}`

async function uploadTooMuch(visitor: VirtualVisitor, node: NodeProcess): Promise<string[]> {
  const answer = await upload(visitor, addressOf(node), textFile(5 * megabyte))
  const text = (await answer?.text()) ?? 'no answer'
  const isClear = answer !== undefined && answer.status !== 500 && /"code":\d+,"msg":"error\.\w+"/.test(text)
  if (answer?.ok) return ['a file was taken that did not fit']
  return isClear ? [] : [`a file that did not fit: ${answer?.status} ${text.slice(0, 200)}`]
}

async function uploadAgain(visitor: VirtualVisitor, node: NodeProcess): Promise<string[]> {
  const answer = await upload(visitor, addressOf(node), textFile(5 * megabyte))
  return answer?.ok ? [] : [`no upload after space was free: ${answer?.status} ${await answer?.text()}`]
}

/** Breaks off at different bytes: in the head, in the form, in the file. */
async function cutUploads(visitor: VirtualVisitor, node: NodeProcess, count: number): Promise<void> {
  for (let cut = 1; cut <= count; cut++) await sendPart(visitor, node, Math.round((cut * megabyte) / count))
}

/** Announces 50 MB, sends this many bytes and breaks off; the first few of them are not even the whole head. */
async function sendPart(visitor: VirtualVisitor, { port }: NodeProcess, bytes: number): Promise<void> {
  const head = Buffer.from(uploadHead(visitor, largeBytes))
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  const all = Buffer.concat([head, textFile(Math.max(0, bytes - head.length))]).subarray(0, bytes)
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.write(all, () => setTimeout(() => socket.destroy(), 20))
  })
}

type FileRow = { tenant_id: number; id: string; bytes: number; is_stored: boolean }

/** Every row that says 'stored' has its bytes, all bytes have a row, and a kill leaves at most what was arriving. */
async function whatDangles({ postgres, databaseUrl, tenant }: Stage, kills: number): Promise<string[]> {
  const dir = storageDir(databaseUrl)
  const storage = createDiskStorage(dir)
  const rows = await postgres.ask<FileRow>('select tenant_id, id, bytes, is_stored from files')
  const problems: string[] = []
  for (const { tenant_id, id, bytes } of rows.filter((row) => row.is_stored)) {
    const found = await storage.read(`${tenant_id}/${id}`)
    const length = found ? (await buffer(found)).length : 0
    if (length !== bytes) problems.push(`file ${id} has ${length} of ${bytes} bytes`)
  }
  const known = new Set(rows.map(({ tenant_id, id }) => `${tenant_id}/${id}`))
  const orphans = (await storage.list(tenant.tenantId)).filter((key) => !known.has(key))
  if (orphans.length > 0) problems.push(`${orphans.length} stored files without a row`)
  const spooled = () => readdirSync(dir).filter((name) => name.startsWith('foyer-upload-')).length
  await waitUntil(
    () => spooled() <= kills,
    () => 'spooled',
    foreverMs,
  ).catch(() => problems.push(`${spooled()} bodies were left on disk by ${kills} kills`))
  return problems
}
