import { expect, it } from 'vitest'
import { ticketTiming } from '@foyer/core/timing.ts'
import { forgetUnsent } from '@foyer/server/features/files/claim-files.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { png } from '../files/pictures.ts'
import {
  answer,
  asFiles,
  damage,
  deskTicketOf,
  givenLink,
  givenTemplate,
  givenTicket,
  must,
  postFile,
  snapshot,
  ticketOf,
  uploadFor,
  words,
} from './given.ts'

const dayMs = 86_400_000
const urlOf = (uploaded: Answer) => String(must(uploaded)['url'])

/** What files of tickets must do, wherever they are kept. `turn` moves the world's clock. */
export function ticketFileSuite(world: World, turn: (ms: number) => void): void {
  const open = (url: string, headers: Record<string, string> = {}) =>
    fetch(world.node.address + url, { headers })
  const status = async (url: string) => (await open(url)).status
  const picture = async (visitor: Visitor) => urlOf(await uploadFor(visitor, 'lid.png', await png()))

  it('C-36 C-37 V-05 pictures come with a ticket and a reply, in their order, and are read by who may', async () => {
    const template = await givenTemplate(world)
    const visitor = await Visitor.start(world.http)
    const urls = [await picture(visitor), await picture(visitor), await picture(visitor)]
    const input = damage(template, { woFileRelVoList: asFiles(...urls), id: newId() })
    const opened = must(await visitor.call('addWo', input))
    const woId = String(opened['woId'])
    // A retry finds its ticket with its files.
    expect(must(await visitor.call('addWo', input))).toEqual(opened)
    const late = await picture(visitor)
    must(await visitor.call('addWoHandleInfo', words(woId, 'and this', { woFileRelVoList: asFiles(late) })))

    const { woFileRelVoList: files, handleList } = await ticketOf(visitor, woId)
    expect(files).toMatchObject([1, 2, 3].map(() => ({ fileName: 'lid.png', fileType: 'image/png' })))
    const path = (url: string) => url.split('?')[0]
    expect(files.map(({ fileUrl }) => path(fileUrl))).toEqual(urls.map(path))
    expect(handleList[0]?.woFileVoList.map(({ fileUrl }) => path(fileUrl))).toEqual([path(late)])
    const shown = await open(files[0]?.fileUrl ?? '')
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('private, no-cache')
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0)
    const agent = await Agent.signIn(world.http)
    const desk = await deskTicketOf(agent, woId)
    expect(await status(desk.files[0]?.fileUrl ?? '')).toBe(200)
    expect(await status(desk.entries[0]?.files[0]?.fileUrl ?? '')).toBe(200)
  })

  it('V-08 only pictures and films are taken from a customer', async () => {
    const visitor = await Visitor.start(world.http)
    const before = await snapshot(world)
    const suffixes =
      'rar zip tar gz 7z bz2 cab iso doc docx xls xlsx ppt pptx pdf txt md xml mp3 svg html exe'.split(' ')
    for (const suffix of suffixes) {
      const refused = await uploadFor(visitor, `a.${suffix}`, 'x')
      expect([suffix, refused.body.error]).toEqual([suffix, 'upload.type'])
    }
    expect((await uploadFor(visitor, 'a.png', '<html>')).body.error).toBe('upload.type')
    expect((await uploadFor(visitor, 'a.png', '')).body.error).toBe('upload.type')
    expect(await snapshot(world)).toEqual(before)
  })

  it('a ticket’s file opens by a sealed address only', async () => {
    const visitor = await Visitor.start(world.http)
    const [one, other] = [await picture(visitor), await picture(visitor)]
    const [path = '', query = ''] = one.split('?')
    expect(await status(one)).toBe(200)
    const parts = new URLSearchParams(query)
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(parts)
      copy.set(name, value)
      return `${path}?${copy.toString()}`
    }
    const twice = `${one}&seal=${parts.get('seal') ?? ''}`
    for (const wrong of [
      path,
      `${path}?`,
      `${path}?${other.split('?')[1] ?? ''}`,
      changed('for', 'agent'),
      changed('until', 'zzzzzzzzz'),
      changed('seal', 'A'.repeat(22)),
      changed('seal', ''),
      twice,
    ])
      expect([wrong, await status(wrong)]).toEqual([wrong, 404])
  })

  it('a sealed address ends, and the next answer has a new one', async () => {
    const template = await givenTemplate(world)
    const visitor = await Visitor.start(world.http)
    const url = await picture(visitor)
    const input = damage(template, { woFileRelVoList: asFiles(url) })
    const woId = String(must(await visitor.call('addWo', input))['woId'])
    try {
      turn(ticketTiming.fileAddressMs / 2 - 1_000)
      expect(await status(url)).toBe(200)
      turn(ticketTiming.fileAddressMs + 1_000)
      expect(await status(url)).toBe(404)
      const [file] = (await ticketOf(visitor, woId)).woFileRelVoList
      expect(await status(file?.fileUrl ?? '')).toBe(200)
    } finally {
      turn(0)
    }
  })

  it('what a link handed out is closed with the link, at once', async () => {
    const template = await givenTemplate(world)
    const visitor = await Visitor.start(world.http)
    const own = await picture(visitor)
    const input = damage(template, { woFileRelVoList: asFiles(own) })
    const woId = String(must(await visitor.call('addWo', input))['woId'])
    const { http, token } = await givenLink(world, woId)
    const sent = { name: 'more.png', bytes: await png() }
    const uploaded = urlOf(await postFile(world.http, 'uploadWoFile', { token }, sent))
    const reply = words(woId, 'more', { woFileRelVoList: asFiles(uploaded), userId: 'whoever' })
    must(await http.call('addWoHandleInfo', reply))
    const ticket = must(await http.call('queryWoById', { woId, userId: 'whoever' })) as {
      woFileRelVoList: { fileUrl: string }[]
      handleList: { woFileVoList: { fileUrl: string }[] }[]
    }
    const urls = [
      uploaded,
      ticket.woFileRelVoList[0]?.fileUrl ?? '',
      ticket.handleList[0]?.woFileVoList[0]?.fileUrl ?? '',
    ]
    for (const url of urls) expect(await status(url)).toBe(200)
    const agent = await Agent.signIn(world.http)
    must(await agent.call('revokeTicketLinks', { ticketId: woId }))
    for (const url of urls) expect(await status(url)).toBe(404)
    // Nor by what the browser has kept of it.
    const etag = `"${/-([\w-]{22})\//.exec(uploaded)?.[1] ?? ''}"`
    expect((await open(uploaded, { 'if-none-match': etag })).status).toBe(404)
    const [mine] = (await ticketOf(visitor, woId)).woFileRelVoList
    expect(await status(mine?.fileUrl ?? '')).toBe(200)
  })

  it('nobody attaches what somebody else uploaded, nor the same file twice, nor a file of the chat', async () => {
    const { visitor, template, woId } = await givenTicket(world)
    const other = await Visitor.start(world.http)
    const agent = await Agent.signIn(world.http)
    const theirs = await picture(other)
    const used = await picture(visitor)
    must(await visitor.call('addWoHandleInfo', words(woId, 'x', { woFileRelVoList: asFiles(used) })))
    const fresh = await picture(visitor)
    const fromDesk = urlOf(
      await postFile(
        world.http,
        'uploadTicketFile',
        { ...agent.headers },
        {
          name: 'a.pdf',
          bytes: '%PDF-1.4',
          fields: { ticketId: woId },
        },
      ),
    )
    const before = await snapshot(world)
    for (const urls of [[theirs], [used], [fresh, theirs], [fresh, fresh], [fromDesk]]) {
      const woFileRelVoList = asFiles(...urls)
      for (const refused of [
        await visitor.call('addWoHandleInfo', words(woId, 'x', { woFileRelVoList })),
        await visitor.call('addWo', damage(template, { woFileRelVoList })),
      ])
        expect([urls, refused.body.error]).toEqual([urls, 'object.unknown'])
    }
    expect((await agent.call('replyTicket', answer(woId, 'x', { files: [theirs] }))).body.error).toBe(
      'object.unknown',
    )
    // A picture for a ticket is none for the chat, where a person must be there to see it.
    const sent = await visitor.call('sendMsg', { id: newId(), msgType: 2, msgContent: fresh.split('?')[0] })
    expect(sent.body.error).toBe('object.unknown')
    expect(await snapshot(world)).toEqual(before)
  })

  it('agents attach any file, and the customer reads it', async () => {
    const { visitor, woId } = await givenTicket(world)
    const agent = await Agent.signIn(world.http)
    const file = { name: 'manual.pdf', bytes: '%PDF-1.4', fields: { ticketId: woId } }
    const url = urlOf(await postFile(world.http, 'uploadTicketFile', { ...agent.headers }, file))
    const replied = must(await agent.call('replyTicket', answer(woId, 'the manual', { files: [url] })))
    expect(replied).toMatchObject({ entries: [{ files: [{ fileName: 'manual.pdf' }] }] })
    const [handle] = (await ticketOf(visitor, woId)).handleList
    const shown = await open(handle?.woFileVoList[0]?.fileUrl ?? '')
    expect(await shown.text()).toBe('%PDF-1.4')
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment;/)
    const unknown = { ...file, fields: { ticketId: 'none' } }
    const refused = await postFile(world.http, 'uploadTicketFile', { ...agent.headers }, unknown)
    expect(refused.body.error).toBe('object.unknown')
  })

  it('what a ticket carries is kept; what nobody sent is gone after a day', async () => {
    const { visitor, woId } = await givenTicket(world)
    const [kept, dropped] = [await picture(visitor), await picture(visitor)]
    must(await visitor.call('addWoHandleInfo', words(woId, 'x', { woFileRelVoList: asFiles(kept) })))
    try {
      turn(dayMs + 1_000)
      while ((await forgetUnsent(world.node.deps)) > 0);
      const [handle] = (await ticketOf(visitor, woId)).handleList
      expect(await status(handle?.woFileVoList[0]?.fileUrl ?? '')).toBe(200)
    } finally {
      turn(0)
    }
    expect(await status(dropped)).toBe(404)
  })
}
