import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { address } from './people/address.ts'
import { urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { picture } from './people/files.ts'
import { openHost } from './people/host-page.ts'
import { anaSignedIn } from './people/taken.ts'
import { test } from './people/test.ts'
import { lastTicket, makesTickets, order } from './people/tickets.ts'

const leaveMsgTitle = '<p>We answer within <b>two days</b>. <script>alert(1)</script></p>'

test('S-29 the leave-message screen: its tip, its two sides, and the way back from a window and a frame', async ({
  page,
}) => {
  const channelId = await channelWith({ leaveMsgTitle })
  await page.goto(address(`/chat_online/leaveMsg?channelId=${channelId}&tenantId=demo&userId=nobody`))
  const main = page.locator('.page-frame')
  await expect(main.locator('strong', { hasText: 'two days' })).toBeVisible()
  await expect(main.getByText('alert(1)')).toHaveCount(0)

  await test.step('choosing the list loads the records, each time', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const loaded = page.waitForRequest(urlOf('getLeaveMsgList'))
      await main.getByRole('tab', { name: 'My messages' }).click()
      await loaded
      await expect(main.getByText('You have not left any messages yet.')).toBeVisible()
      await main.getByRole('tab', { name: 'Leave a message' }).click()
    }
  })

  await test.step('choosing to write clears the inputs', async () => {
    for (const name of ['Name', 'Phone', 'Email', 'Message']) await field(main, name).fill('before')
    await main.getByRole('tab', { name: 'My messages' }).click()
    await main.getByRole('tab', { name: 'Leave a message' }).click()
    for (const name of ['Name', 'Phone', 'Email', 'Message']) await expect(field(main, name)).toHaveValue('')
  })

  await test.step('back to the chat of the channel', async () => {
    await back(page).click()
    await expect(page).toHaveURL(address(`/chat_online/index?channelId=${channelId}`))
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  })

  await test.step('in a frame with from=iframe and a random value', async () => {
    const src = `/chat_online/leaveMessage?channelId=${channelId}&tenantId=demo&userId=nobody&from=iframe`
    const values = new Set<string>()
    for (let turn = 0; turn < 2; turn++) {
      const href = (await back(await openHost(page, '', src)).getAttribute('href')) ?? ''
      const query = new URL(href, address('/')).searchParams
      expect(href).toMatch(/^\/chat_online\/index\?/)
      expect(query.get('channelId')).toBe(channelId)
      expect(query.get('from')).toBe('iframe')
      values.add(query.get('r') ?? '')
    }
    expect(values).not.toContain('')
    expect(values.size).toBe(2)
    const frame = page.frameLocator('iframe')
    await back(frame).click()
    await expect(frame.getByRole('textbox', { name: 'Message' })).toBeVisible()
  })
})

test('S-30 leaveMsgType 1 takes a message, leaveMsgType 2 a ticket that can be followed and answered', async ({
  page,
}) => {
  await test.step('leaveMsgType 1: name, phone, e-mail and content', async () => {
    const channelId = await channelWith({})
    await page.goto(address(`/chat_online/leaveMsg?channelId=${channelId}`))
    const written = { Name: 'Sam', Phone: '040', Email: 'sam@shop.example', Message: 'My parcel is lost.' }
    const main = page.locator('.page-frame')
    for (const [name, text] of Object.entries(written)) await field(main, name).fill(text)
    const sent = page.waitForRequest(urlOf('leaveMsg'))
    await main.getByRole('button', { name: 'Send message' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      customerName: 'Sam',
      customerPhone: '040',
      customerEmail: 'sam@shop.example',
      msgContent: 'My parcel is lost.',
      channelId,
    })
  })

  const channelId = await channelWith(await makesTickets([order]))
  await page.goto(address(`/chat_online/leaveMsg?channelId=${channelId}`))
  const main = page.locator('.page-frame')

  await test.step('leaveMsgType 2: content, three attachments at most, and the fields of the template', async () => {
    await field(main, 'Message content').fill('The lid arrived cracked.')
    await field(main, 'Order number').fill('A-20931')
    const names = ['a.png', 'b.png', 'c.png', 'd.png']
    await main
      .locator('input[type=file]')
      .setInputFiles(await Promise.all(names.map((name) => picture(name))))
    await expect(main.getByText('Uploaded')).toHaveCount(3)
    await main.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('region', { name: 'Submitted successfully' })).toBeVisible()
  })

  const { id: ticketId } = await lastTicket(channelId)
  const reply = { ticketId, isInternal: false, content: 'A new lid is on its way.', files: [] }
  await (await anaSignedIn()).call('replyTicket', { ...reply, id: 'reply-of-ana' })

  await test.step('earlier tickets, the drawer with the timeline, and the reply dialog', async () => {
    await main.getByRole('tab', { name: 'My requests' }).click()
    await main.getByRole('button', { name: /Leave message ticket/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Request', exact: true })
    await expect(drawer.getByText('The lid arrived cracked.')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'a.png' })).toBeVisible()
    await expect(drawer.getByText('A-20931')).toBeVisible()
    await expect(drawer.getByText('A new lid is on its way.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reply to this request' })
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Your reply' }).fill('Thank you!')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(drawer.getByText('Thank you!')).toBeVisible()
  })
})

function back(page: Page | FrameLocator): Locator {
  return page.getByRole('link', { name: 'Back to the chat' })
}

function field(around: Locator, name: string): Locator {
  return around.getByRole('textbox', { name, exact: true })
}
