import { expect, type FrameLocator, type Locator } from '@playwright/test'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { address } from './people/address.ts'
import { helpDocument } from './people/documents.ts'
import { test } from './people/embedded.ts'
import { take } from './people/taken.ts'
import { lastTicket, makesTickets, openTicket, order, ticketTemplate } from './people/tickets.ts'
import { worldDeps } from './people/world.ts'

test('the browser keeps the storage of the frame apart, or blocks it', async ({
  embed,
  page,
  frameStorage,
}) => {
  await embed()
  const framed = page.frames().find((frame) => frame.url().includes('/chat_online/'))
  const inFrame = await framed?.evaluate(() => {
    try {
      localStorage.setItem('foyer&test', 'frame')
      return 'kept'
    } catch (error) {
      return error instanceof DOMException ? error.name : 'other'
    }
  })
  expect(inFrame).toBe(frameStorage === 'blocked' ? 'SecurityError' : 'kept')
  const own = await page.context().newPage()
  await own.goto(address('/chat_online/404'))
  expect(await own.evaluate(() => localStorage.getItem('foyer&test'))).toBeNull()
  expect(await own.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('S-36 a form card is filled in where the chat is, by the visitor who got it', async ({
  embed,
  page,
}) => {
  const { visitor, chat, channelId, say } = await embed()
  await visitor.write('My kettle is broken')
  await visitor.allSent()
  const templateId = await ticketTemplate([order])
  // As the desk sends it: with the whole address.
  await say(card('Claim for damage', address(`/chat_online/formData?tenantId=demo&templateId=${templateId}`)))
  await visitor.log.getByRole('link', { name: /Claim for damage/ }).click()
  const form = chat.getByRole('dialog', { name: 'Form' })
  await expect(form.getByRole('heading', { name: 'Damage' })).toBeVisible()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('status').getByText('Please fill in Order number')).toBeVisible()
  await form.getByRole('textbox', { name: 'Order number' }).fill('A-20931')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(await lastTicket(channelId)).toMatchObject({ user_id: await onlyVisitor(channelId) })

  await form.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(form).toHaveCount(0)
  await expect(visitor.message('My kettle is broken')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

test('S-36 a page that does not come leaves a way back to the chat', async ({ embed, page }) => {
  const { visitor, chat, say } = await embed()
  await page.route('**/assets/CardFormPage*', (route) => route.abort())
  await say(card('Claim for damage', '/chat_online/formData?tenantId=demo&templateId=x'))
  await visitor.log.getByRole('link', { name: /Claim for damage/ }).click()
  const form = chat.getByRole('dialog', { name: 'Form' })
  await expect(form.getByText('Couldn’t load this section.')).toBeVisible()
  await form.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(form).toHaveCount(0)
  await expect(visitor.box).toBeVisible()
})

test('S-36 a reply card leads to the ticket, and the ticket can be answered', async ({ embed, page }) => {
  const { visitor, chat, channelId } = await embed(await makesTickets([order]))
  await tag(chat, 'Leave a message').click()
  await openTicket(page, leaveSheet(chat), 'The lid arrived cracked.')
  await expect(leaveSheet(chat)).toHaveCount(0)
  const { agent } = await take(visitor, channelId)
  const { id: ticketId } = await lastTicket(channelId)
  const reply = { ticketId, isInternal: false, content: 'A new lid is on its way.', files: [] }
  await agent.call('replyTicket', { ...reply, id: 'public-reply-1' })

  await visitor.log.getByRole('link', { name: /A new lid is on its way\./ }).click()
  const ticket = chat.getByRole('dialog', { name: 'Request', exact: true })
  await expect(ticket.getByText('The lid arrived cracked.')).toBeVisible()
  await expect(ticket.getByText('A new lid is on its way.')).toBeVisible()
  await ticket.getByRole('button', { name: 'Reply' }).click()
  const answer = chat.getByRole('dialog', { name: 'Reply to this request' })
  await answer.getByRole('textbox', { name: 'Your reply' }).fill('Thank you!')
  await answer.getByRole('button', { name: 'Submit' }).click()
  await expect(ticket.getByText('Thank you!')).toBeVisible()
  // Escape closes the upper one of two.
  await expect(answer).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(ticket).toHaveCount(0)
  await expect(visitor.box).toBeVisible()
})

test('S-36 S-37 T-04 an answer opens in full, and its page takes one thumb', async ({ embed }) => {
  const robotNo = newId()
  const docId = await helpDocument(robotNo, 'How do I return something?', '<p>Within <b>30 days</b>.</p>')
  const { visitor, chat } = await embed({ robotNo })
  await visitor.write('How do I return something?')
  await visitor.log.getByRole('link', { name: 'Open in full' }).click()
  const page = chat.getByRole('dialog', { name: 'Help' })
  await expect(page.getByRole('heading', { name: 'How do I return something?' })).toBeVisible()
  await expect(page.getByText('30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()
  await expect.poll(() => thumbsOf(docId)).toEqual([1, 0])
  await page.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(page).toHaveCount(0)
})

test('S-36 S-37 a message is left on the page of its own, and the chat is still there', async ({
  embed,
  page: window,
}) => {
  const { visitor, chat, channelId, say } = await embed()
  await visitor.write('Is anybody there?')
  await visitor.allSent()
  const place = async () => [window.frames().at(-1)?.url(), await window.evaluate(() => history.length)]
  const before = await place()
  await say(card('Write to us', '/chat_online/leaveMsg'))
  await visitor.log.getByRole('link', { name: /Write to us/ }).click()
  await leaveSheet(chat).getByRole('textbox', { name: 'Name' }).fill('Sam')
  await leaveSheet(chat).getByRole('link', { name: 'Open on a separate page' }).click()

  const page = chat.locator('.page-frame')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sam')
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('My parcel is lost.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(chat.getByRole('region', { name: 'Submitted successfully' })).toBeVisible()
  await expect(chat.getByRole('status').filter({ hasText: /^Your request number: \d+$/ })).toHaveCount(1)
  await page.getByRole('tab', { name: 'My messages' }).click()
  await expect(page.getByRole('article')).toContainText('My parcel is lost.')
  await page.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(visitor.message('Is anybody there?')).toBeVisible()
  await expect(visitor.box).toBeFocused()
  expect(await place()).toEqual(before)
  await onlyVisitor(channelId)
})

test('S-36 T-05 the visitor rates, with or without storage', async ({ embed }) => {
  const { visitor, chat } = await embed()
  await tag(chat, 'Rate us').click()
  const sheet = chat.getByRole('dialog', { name: 'How did we do?' })
  await sheet.getByRole('radio', { name: 'Solved', exact: true }).check()
  await sheet.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.log.getByText('You rated this chat')).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

function card(title: string, linkUrl: string): MessageContent {
  return { kind: 'link', imgUrl: '', linkType: '1', linkUrl, title, subTitle: '', describe: '' }
}

/** Nobody became somebody else on the way. */
async function onlyVisitor(channelId: string): Promise<string> {
  const { db, channels } = await worldDeps()
  const { id = 0 } = (await channels.find(channelId)) ?? {}
  const threads = await db.selectFrom('threads').select('user_id').where('channel_id', '=', id).execute()
  expect(threads).toHaveLength(1)
  return threads[0]?.user_id ?? ''
}

async function thumbsOf(docId: string): Promise<number[]> {
  const { db } = await worldDeps()
  const { useful_count: up, useless_count: down } = await db
    .selectFrom('knowledge_documents')
    .select(['useful_count', 'useless_count'])
    .where('id', '=', docId)
    .executeTakeFirstOrThrow()
  return [up, down]
}

function tag(chat: FrameLocator, name: string): Locator {
  return chat.getByRole('toolbar', { name: 'Quick actions' }).getByRole('button', { name })
}

function leaveSheet(chat: FrameLocator): Locator {
  return chat.getByRole('dialog', { name: 'Messages' })
}
