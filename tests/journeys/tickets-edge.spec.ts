import { expect, type Page } from '@playwright/test'
import { address } from './people/address.ts'
import { failWith, urlOf } from './people/calls.ts'
import { helpDocument } from './people/documents.ts'
import { bitmap, picture } from './people/files.ts'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import { lastTicket, makesTickets, openTicket, order } from './people/tickets.ts'
import { keepsToWcag } from './people/wcag.ts'

test('S-05 X-07 C-27 a help document on its own page', async ({ page }) => {
  await withRobot(page)
  const answer =
    '<p>Within <b>30 days</b>. See <span link="https://shop.example/terms">the terms</span>' +
    '<span link="javascript:alert(1)"> and nothing else</span>.</p>'
  const docId = await helpDocument('r1', 'How do I return something?', answer)
  await page.goto(address(`/chat_online/question?docId=${docId}&userId=somebody-else`))
  await expect(page).toHaveTitle('How do I return something?')
  await expect(page.getByRole('heading', { name: 'How do I return something?' })).toBeVisible()
  await expect(page.locator('strong', { hasText: '30 days' })).toBeVisible()
  const terms = page.getByRole('link', { name: 'the terms' })
  await expect(terms).toHaveAttribute('href', 'https://shop.example/terms')
  await expect(terms).toHaveAttribute('target', '_blank')
  await expect(page.getByText('and nothing else')).toBeVisible()
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(1)
  await page.goto(address('/chat_online/question?docId=nowhere'))
  await expect(page.getByText('This is no longer available.')).toBeVisible()
})

test('X-06 V-08 what was not sent keeps its words and its files, and is sent once', async ({ page }) => {
  const { channelId } = await withRobot(page, await makesTickets([order]))
  await leaveTag(page)
  const sheet = page.getByRole('dialog', { name: 'Messages' })
  const picker = sheet.locator('input[type=file]')

  await test.step('V-08 a file that is lost on the way can be tried again', async () => {
    await page.route(urlOf('uploadWoFile'), (route) => route.abort(), { times: 1 })
    await picker.setInputFiles([await picture('lid.png')])
    await sheet.getByRole('button', { name: 'Try lid.png again' }).click()
    await expect(sheet.getByText('Uploaded')).toBeVisible()
  })

  await test.step('V-05 a bitmap arrives as a picture that everybody can draw', async () => {
    await picker.setInputFiles([bitmap('box.bmp')])
    await expect(sheet.getByText('Uploaded')).toHaveCount(2)
    await expect(sheet.getByRole('button', { name: 'Remove box.png' })).toBeVisible()
  })

  await failWith(page, 'addWo', 'request.tooMany')
  await sheet.getByRole('textbox', { name: 'Message content' }).fill('The lid arrived cracked.')
  await sheet.getByRole('textbox', { name: 'Order number' }).fill('A-1')
  await sheet.getByRole('textbox', { name: 'Email for our reply' }).fill('sam at shop')
  await sheet.getByRole('button', { name: 'Send message' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Please enter a correct e-mail address')
  await sheet.getByRole('textbox', { name: 'Email for our reply' }).fill('sam@shop.example')
  await sheet.getByRole('button', { name: 'Send message' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Your request was not sent. Please try again.')
  await openTicket(page, sheet, 'The lid arrived cracked.')
  expect(await lastTicket(channelId)).toMatchObject({ customer_email: 'sam@shop.example' })
})

test('S-06 S-07 S-29 pages that are not for whoever opens them say so, and nothing more', async ({
  page,
}) => {
  const { channelId } = await withRobot(page, await makesTickets([order]))
  await page.goto(address('/chat_online/workorder?woId=nowhere'))
  await expect(page.getByRole('heading', { name: 'This request isn’t available' })).toBeVisible()
  await page.goto(address('/chat_online/workorder?woId=nowhere&userId=somebody-else'))
  await expect(page.getByRole('heading', { name: 'Please open this page from the chat' })).toBeVisible()
  await page.goto(address(`/chat_online/formData?templateId=nowhere&channelId=${channelId}`))
  await expect(page.getByText('The form could not be loaded.')).toBeVisible()
  await page.goto(address('/chat_online/leaveMsg'))
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('WCAG: the pages of tickets', async ({ page }) => {
  const { channelId } = await withRobot(page, await makesTickets([order]))
  await page.goto(address(`/chat_online/leaveMsg?channelId=${channelId}`))
  await openTicket(page, page.locator('.page-frame'), 'The lid arrived cracked.')
  await keepsToWcag(page)
  const { id } = await lastTicket(channelId)
  await page.goto(address(`/chat_online/workorder?woId=${id}`))
  await expect(page.getByText('The lid arrived cracked.')).toBeVisible()
  await keepsToWcag(page)
})

async function leaveTag(page: Page): Promise<void> {
  await page
    .getByRole('toolbar', { name: 'Quick actions' })
    .getByRole('button', { name: 'Leave a message' })
    .click()
}
