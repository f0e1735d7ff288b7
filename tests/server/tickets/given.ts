import type { FormField } from '@foyer/contract/forms/field.ts'
import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'
import type { DeskTicket } from '@foyer/contract/desk/tickets.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { issueTicketLink } from '@foyer/server/platform/http/ticket-link.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import type { Answer, Http } from '@foyer/testkit/http.ts'
import { seedTemplate } from '@foyer/testkit/seed-tickets.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

export const fields: FormField[] = [
  { kind: 'text', id: 'order', name: 'Order number', required: true, value: '' },
  { kind: 'checkbox', id: 'parts', name: 'Parts', required: false, options: ['Box', 'Lid'], value: [] },
]

/** A form for tickets of a tenant. */
export async function givenTemplate(world: World, tenantId = world.demo.tenantId, isForTickets = true) {
  const id = newId()
  const typeId = await seedTemplate(world.node.deps.db, {
    tenantId,
    id,
    title: 'Damage',
    fields,
    isForTickets,
  })
  return { id, typeId }
}

export type Template = Awaited<ReturnType<typeof givenTemplate>>

/** What a client of the spec sends to open one. */
export function damage({ id, typeId }: Template, more: Record<string, unknown> = {}) {
  return {
    cusFieldConfigInfoVoList: [{ fieldId: 'order', fieldName: 'Order number', fieldValue: 'A-20931' }],
    tenantId: 'demo',
    woContent: 'The lid of my kettle arrived cracked.',
    woFileRelVoList: [],
    woStartWay: 0,
    woTitle: 'Kettle arrived damaged',
    woType: id,
    woTypeId: typeId,
    woTypeName: 'Damage',
    partnerId: '',
    ...more,
  }
}

export function must(answer: Answer): Record<string, unknown> {
  if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

/** A visitor with a ticket of theirs. */
export async function givenTicket(world: World, more: Record<string, unknown> = {}) {
  const template = await givenTemplate(world)
  const visitor = await Visitor.start(world.http)
  const woId = String(must(await visitor.call('addWo', damage(template, more)))['woId'])
  return { visitor, template, woId }
}

export async function ticketOf(visitor: Visitor, woId: string): Promise<Ticket> {
  return must(await visitor.call('queryWoById', { woId })) as unknown as Ticket
}

export async function deskTicketOf(agent: Agent, ticketId: string): Promise<DeskTicket> {
  return must(await agent.call('readTicket', { ticketId })) as unknown as DeskTicket
}

export function words(woId: string, handleContent: string, more: Record<string, unknown> = {}) {
  return { handleContent, woId, woTypeId: 'ty1', tenantId: 'demo', woFileRelVoList: [], ...more }
}

export function answer(ticketId: string, content: string, more: Record<string, unknown> = {}) {
  return { ticketId, isInternal: false, content, files: [], id: newId(), ...more }
}

/** A link to a ticket, as its mail has it: whoever holds it, and what they can call. */
export async function givenLink(world: World, ticketId: string, tenantId = world.demo.tenantId) {
  const { db, clock } = world.node.deps
  const token = await issueTicketLink(db, { tenantId, ticketId }, clock.now())
  return { token, http: world.http.with({ token }) }
}

export type Part = { name: string; bytes: Uint8Array<ArrayBuffer> | string; fields?: Record<string, string> }

/** Sends a form with a file. */
export async function postFile(
  http: Http,
  call: CallName,
  headers: Record<string, string>,
  { name, bytes, fields: more = {} }: Part,
): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  for (const [key, value] of Object.entries(more)) form.append(key, value)
  const response = await fetch(http.address + pathOf(call), { method: 'POST', headers, body: form })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  }
}

export function uploadFor(visitor: Visitor, name: string, bytes: Part['bytes']): Promise<Answer> {
  const { token, userId } = visitor.started
  return postFile(visitor.http, 'uploadWoFile', { token }, { name, bytes, fields: { userId } })
}

export function asFiles(...urls: string[]) {
  return urls.map((fileUrl) => ({ fileName: 'x', fileType: 'x', fileUrl }))
}

/** All rows that tickets are made of: a call that must change nothing leaves them as they are. */
export async function snapshot(world: World): Promise<unknown> {
  const { pool } = world.node.deps
  const tables = ['tickets', 'ticket_entries', 'ticket_files', 'files', 'left_messages', 'form_templates']
  const rows = await Promise.all(
    tables.map((table) => pool.query<object>(`select * from ${table} order by 1, 2, 3`)),
  )
  const links = await pool.query<object>(
    'select token_hash, ticket_id, expires_at, revoked_at from ticket_links order by 1',
  )
  const heads = await pool.query<object>('select id, last_seq, gen, user_id from threads order by id')
  return [...rows, links, heads].map((result) => result.rows)
}
