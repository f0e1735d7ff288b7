import { expect, type Locator, type Page } from '@playwright/test'
import { newId } from '@foyer/testkit/visitor.ts'
import { address } from './people/address.ts'
import { urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { helpDocument } from './people/documents.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import { lastTicket, linkInReply, makesTickets, openTicket, order, ticketTemplate } from './people/tickets.ts'

test('S-05 S-37 T-04 a help document is public: anybody reads it, rates it once and can ask about it', async ({
  page,
}) => {
  const robotNo = newId()
  const channelId = await channelWith({ robotNo })
  const docId = await helpDocument(robotNo, 'How do I return something?', '<p>Within <b>30 days</b>.</p>')
  await page.goto(address(`/chat_online/question?docId=${docId}&userId=somebody-else`))
  await expect(page.getByText('30 days')).toBeVisible()
  await expect(page).toHaveTitle('How do I return something?')

  const rated = page.waitForRequest(urlOf('commentDoc'))
  await page.getByRole('button', { name: 'Not helpful' }).click()
  expect((await rated).postDataJSON()).toMatchObject({ docId, isUseful: 0, robotNo, tenantId: 'demo' })
  await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()

  await test.step('D-09 T-04 nor again after a reload, which shows the thumb', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('S-37 the way to the chat', async () => {
    await page.getByRole('link', { name: 'Back to the chat' }).click()
    await expect(page).toHaveURL(address(`/chat_online/index?channelId=${channelId}`))
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  })
})

test('T-04 a channel that wants no thumbs has none on its documents', async ({ page }) => {
  const robotNo = newId()
  await channelWith({ robotNo, commentDocMode: false })
  const docId = await helpDocument(robotNo, 'Is it safe?', '<p>It is.</p>')
  await page.goto(address(`/chat_online/question?docId=${docId}`))
  await expect(page.getByText('It is.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Was this helpful?' })).toHaveCount(0)
})

test('S-37 an answer leads to its document', async ({ page, context }) => {
  const robotNo = newId()
  const docId = await helpDocument(robotNo, 'How do I return something?', '<p>Within <b>30 days</b>.</p>')
  const { visitor } = await withRobot(page, { robotNo })
  await visitor.write('How do I return something?')
  const opened = context.waitForEvent('page')
  await visitor.log.getByRole('link', { name: 'Open in full' }).click()
  const document = await opened
  await expect(document.getByRole('heading', { name: 'How do I return something?' })).toBeVisible()
  expect(new URL(document.url()).searchParams.get('docId')).toBe(docId)
})

test('S-07 S-37 a form opens in a browser that has never chatted, by its template and by its tenant', async ({
  page,
}) => {
  const templateId = await ticketTemplate([order])
  for (const query of [`templateId=${templateId}`, `tenantId=demo&templateId=${templateId}`]) {
    await page.goto(address(`/chat_online/formData?${query}`))
    await expect(page.getByRole('heading', { name: 'Damage' })).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Order number' }).fill('A-20931')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await page.goto(address('/chat_online/formData?tenantId=nobody&templateId=t1'))
  await expect(page.getByText('This is no longer available.')).toBeVisible()
})

test('S-37 the link of a ticket finds its channel: its colours, and the way to its chat', async ({
  page,
  browser,
}) => {
  const { channelId, agent } = await served(page, await makesTickets([order]))
  await leaveTag(page).click()
  const email = `${channelId}@reader.example`.toLowerCase()
  await openTicket(page, page.getByRole('dialog', { name: 'Messages' }), 'The lid arrived cracked.', email)
  const { id: ticketId } = await lastTicket(channelId)
  await agent.call('replyTicket', { ticketId, isInternal: false, content: 'Soon.', files: [], id: newId() })
  const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await stranger.goto(await linkInReply(email))
  await expect(stranger.getByText('Soon.')).toBeVisible()
  await stranger.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(stranger).toHaveURL(address(`/chat_online/index?channelId=${channelId}`))
  await stranger.context().close()
})

test('S-37 messages are left by the address of the tenant, and from the popup', async ({ page }) => {
  await page.goto(address('/chat_online/leaveMsg?tenantId=demo&userId=somebody-else'))
  await expect(page).toHaveURL(/[?&]channelId=demo\b/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await page.goto(address('/chat_online/leaveMessage?tenantId=nobody'))
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()

  await test.step('a server in trouble is no unknown address', async () => {
    await page.route(urlOf('findChannel'), (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(address('/chat_online/leaveMsg?tenantId=demo'))
    await expect(page.getByRole('alert')).toContainText('The page could not be loaded.')
    await page.unroute(urlOf('findChannel'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  })

  const { visitor } = await withRobot(page)
  await visitor.write('Is anybody there?')
  await visitor.allSent()
  await page.getByRole('button', { name: 'Quick actions' }).click()
  await leaveTag(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open on a separate page' }).click()
  await expect(page).toHaveURL(/\/leaveMsg\?/)
  await page.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(visitor.message('Is anybody there?')).toBeVisible()
})

function leaveTag(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Quick actions' }).getByRole('button', { name: 'Leave a message' })
}
