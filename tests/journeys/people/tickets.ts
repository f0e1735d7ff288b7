import { expect, type Locator, type Page } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { seedTemplate } from '@foyer/testkit/seed-tickets.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { urlOf } from './calls.ts'
import { mails } from './mails.ts'
import { worldDeps } from './world.ts'

/** A form of the demo tenant that tickets ask for. Answers with its id. */
export async function ticketTemplate(fields: readonly FormField[]): Promise<string> {
  const { db } = await worldDeps()
  const id = newId()
  await seedTemplate(db, { tenantId: await demoTenant(), id, title: 'Damage', fields, isForTickets: true })
  return id
}

/** Settings of a channel whose leave-message screen makes tickets. */
export async function makesTickets(fields: readonly FormField[]): Promise<Partial<ChannelConfig>> {
  return { leaveMsgMode: true, leaveMsgType: 'ticket', leaveMsgWoType: await ticketTemplate(fields) }
}

export const order: FormField = { kind: 'text', id: 'order', name: 'Order number', required: true, value: '' }
export const parts: FormField = {
  kind: 'checkbox',
  id: 'parts',
  name: 'Broken parts',
  required: true,
  options: ['Lid', 'Handle'],
  value: [],
}

/** The newest ticket in a channel, as it is stored. */
export async function lastTicket(channelId: string) {
  const { db, channels } = await worldDeps()
  const channel = await channels.find(channelId)
  return db
    .selectFrom('tickets')
    .selectAll()
    .where('channel_id', '=', channel?.id ?? 0)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
}

/** The address of the ticket in the mail that tells of a reply to it: the first mail says that it was opened. */
export async function linkInReply(email: string): Promise<string> {
  const folder = mails()
  await folder.next(email)
  const { text = '' } = await folder.next(email)
  const [link] = /https?:\S+workorder\S+/.exec(text) ?? []
  expect(link).toBeDefined()
  return link ?? ''
}

/** Fills in the form for a ticket and sends it. */
export async function openTicket(page: Page, form: Locator, content: string, email = ''): Promise<void> {
  await form.getByRole('textbox', { name: 'Message content' }).fill(content)
  await form.getByRole('textbox', { name: 'Order number' }).fill('A-20931')
  if (email) await form.getByRole('textbox', { name: 'Email for our reply' }).fill(email)
  const stored = page.waitForResponse(urlOf('addWo'))
  await form.getByRole('button', { name: 'Send message' }).click()
  expect((await stored).status()).toBe(200)
}

async function demoTenant(): Promise<number> {
  const { db } = await worldDeps()
  const { id } = await db
    .selectFrom('tenants')
    .select('id')
    .where('key', '=', 'demo')
    .executeTakeFirstOrThrow()
  return id
}
