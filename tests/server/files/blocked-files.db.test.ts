import { readFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import type { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'
import { givenTicket } from '../tickets/given.ts'
import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'

const world = givenWorld({}, { limitScale: 100 })
let talk: { visitor: Visitor; agent: Agent; threadId: string }
let desk: Agent
beforeEach(async () => {
  await world.node.deps.pool.query('update tenants set file_rules = null')
  talk = await startTalk(world.http)
  desk = talk.agent
})

type Bytes = Uint8Array<ArrayBuffer> | string
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer)

async function send(
  call: CallName,
  headers: Readonly<Record<string, string>>,
  fields: Record<string, string>,
  [name, bytes]: readonly [string, Bytes],
): Promise<string> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('file', new File([bytes], name), name)
  const answer = await fetch(world.node.address + pathOf(call), { method: 'POST', headers, body: form })
  const body = (await answer.json()) as { error?: string }
  return body.error ?? 'taken'
}

/** Every way in: the visitor's chat, the agent's reply, tickets from both sides. */
async function ways(file: readonly [string, Bytes]): Promise<string[]> {
  const { visitor, threadId } = talk
  const { userId } = visitor.started
  const token = { token: visitor.started.token }
  const { woId: ticketId } = await givenTicket(world)
  return Promise.all([
    send('upload', token, { userId }, file),
    send('uploadWoFile', token, { userId }, file),
    send('uploadFile', desk.headers, { threadId }, file),
    send('uploadTicketFile', desk.headers, { ticketId }, file),
  ])
}

it('programs, scripts and shortcuts are refused from everybody, whatever is in them', async () => {
  for (const name of [
    'a.exe',
    'a.HTA',
    'a.lnk',
    'a.js',
    'invoice.pdf.scr',
    'a.exe.',
    'a.exe:b.txt',
    'a.docm',
  ]) {
    // A ticket takes nothing but pictures and films anyway, and says so (V-08).
    expect([name, ...(await ways([name, 'harmless']))]).toEqual([
      name,
      'upload.blocked',
      'upload.type',
      'upload.blocked',
      'upload.blocked',
    ])
  }
  const { rows } = await world.node.deps.pool.query("select name from files where name like 'a%'")
  expect(rows).toEqual([])
})

it('a program that is called a text or a document is refused by its bytes', async () => {
  const elf = bytesOf(await readFile(process.execPath).then((file) => file.subarray(0, 4096)))
  const pe = Buffer.alloc(512)
  pe.write('MZ')
  pe.writeUInt32LE(128, 0x3c)
  pe.write('PE\0\0', 128, 'latin1')
  const machO = Buffer.from('cffaedfe0700000103000000020000001000000000', 'hex')
  const shortcut = Buffer.concat([
    Buffer.from('4c0000000114020000000000c000000000000046', 'hex'),
    Buffer.alloc(64),
  ])
  const { visitor } = talk
  const token = { token: visitor.started.token }
  const { userId } = visitor.started
  for (const [name, bytes] of [
    ['a.txt', bytesOf(pe)],
    ['a.pdf', bytesOf(pe)],
    ['a.txt', elf],
    ['a.pdf', bytesOf(machO)],
    ['a', bytesOf(shortcut)],
  ] as const) {
    expect(await send('upload', token, { userId }, [name, bytes])).toBe('upload.blocked')
    expect(await send('uploadFile', desk.headers, { threadId: talk.threadId }, [name, bytes])).toBe(
      'upload.blocked',
    )
  }
})

it('texts that begin like a program, and what can only be saved, are still taken', async () => {
  const { visitor } = talk
  const token = { token: visitor.started.token }
  const { userId } = visitor.started
  for (const file of [
    ['a.txt', 'MZ-4711 is my order number. It has not arrived.'],
    ['a.html', '<script>alert(1)</script>'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['shop.com.pdf', '%PDF-1.7'],
  ] as const) {
    expect(await send('upload', token, { userId }, file)).toBe('taken')
  }
})

it('a tenant allows and refuses its own; what it stored wrongly counts as nothing and is logged', async () => {
  const { pool } = world.node.deps
  const set = (rules: unknown) => pool.query('update tenants set file_rules = $1', [JSON.stringify(rules)])
  const { visitor } = talk
  const token = { token: visitor.started.token }
  const { userId } = visitor.started
  const sent = (name: string) => send('upload', token, { userId }, [name, 'harmless'])

  await set({ allow: ['.EXE', 'js'], deny: ['zip'] })
  expect([await sent('a.exe'), await sent('a.js'), await sent('a.zip'), await sent('a.bat')]).toEqual([
    'taken',
    'taken',
    'upload.blocked',
    'upload.blocked',
  ])

  const warned: unknown[] = []
  const { log } = world.node.deps
  const warn = log.warn.bind(log)
  log.warn = (...args: Parameters<typeof warn>) => void warned.push(args)
  try {
    for (const wrong of ['exe', { allow: 'exe' }, { allow: ['*'] }, { permit: ['exe'] }, [1]]) {
      warned.length = 0
      await set(wrong)
      expect(await sent('a.exe')).toBe('upload.blocked')
      expect(await sent('a.txt')).toBe('taken')
      expect(JSON.stringify(warned)).toContain('file rules')
    }
  } finally {
    log.warn = warn
  }
})

it('a pasted picture that is a program is refused', async () => {
  const pe = Buffer.alloc(512)
  pe.write('MZ')
  const imgData = `data:image/png;base64,${pe.toString('base64')}`
  const { body } = await talk.visitor.call('uploadBase64', { imgData })
  expect(body.error).toBe('upload.type')
})
