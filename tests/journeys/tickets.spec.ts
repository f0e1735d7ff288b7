import { expect, type Locator, type Page } from '@playwright/test'
import { transferStatuses } from '@foyer/contract/codes.ts'
import { address } from './people/address.ts'
import { answerWith, urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { picture, textFile } from './people/files.ts'
import { openHost } from './people/host-page.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import {
  lastTicket,
  linkInReply,
  makesTickets,
  openTicket,
  order,
  parts,
  ticketTemplate,
} from './people/tickets.ts'

test('S-22 S-30 V-05 V-08 T-23 X-06 a ticket is opened from the menu, with a picture', async ({ page }) => {
  const { channelId } = await withRobot(page, await makesTickets([order, parts]))
  await leaveTag(page).click()
  const sheet = leaveSheet(page)
  await expect(sheet.getByText('one working day')).toBeVisible()

  await test.step('V-05 what is missing is named, and led to', async () => {
    await send(sheet).click()
    await expect(toast(page, 'Please fill in Message content')).toBeVisible()
    await expect(field(sheet, 'Message content')).toBeFocused()
    await field(sheet, 'Message content').fill('The lid arrived cracked.')
    await field(sheet, 'Order number').fill('A-20931')
    await send(sheet).click()
    await expect(toast(page, 'Please fill in Broken parts')).toBeVisible()
    await expect(sheet.getByRole('checkbox', { name: 'Lid' })).toBeFocused()
    for (const part of ['Lid', 'Handle']) await sheet.getByRole('checkbox', { name: part }).check()
  })

  await test.step('V-05 V-08 three pictures at most, and nothing but pictures', async () => {
    const picker = sheet.locator('input[type=file]')
    await expect(picker).toHaveAttribute('accept', 'image/gif,image/jpeg,image/jpg,image/png,image/bmp')
    await picker.setInputFiles([textFile('notes.txt')])
    await expect(toast(page, 'Wrong file type, only pictures or movies can be sent!')).toBeVisible()
    await picker.setInputFiles(await Promise.all(['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`))))
    await expect(toast(page, 'You can attach up to 3 files.')).toBeVisible()
    await expect(sheet.getByText('Uploaded')).toHaveCount(3)
    for (const name of ['b.png', 'c.png']) await sheet.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(sheet.getByText('Uploaded')).toHaveCount(1)
  })

  await test.step('S-30 what was written is there after a reload', async () => {
    await page.reload()
    await leaveTag(page).click()
    await expect(field(sheet, 'Message content')).toHaveValue('The lid arrived cracked.')
    await expect(sheet.getByRole('checkbox', { name: 'Handle' })).toBeChecked()
    await expect(sheet.getByText('Uploaded')).toHaveCount(1)
  })

  await test.step('T-23 X-06 D-10 K-05 it is sent, said so, and everything is closed and cleared', async () => {
    const request = page.waitForRequest(urlOf('addWo'))
    await send(sheet).click()
    expect((await request).postDataJSON()).toMatchObject({
      cusFieldConfigInfoVoList: [{ fieldValue: 'A-20931' }, { fieldValue: 'Lid,Handle' }],
      woFileRelVoList: [{ fileName: 'a.png', fileType: 'image/png' }],
      woStartWay: 0,
      woTitle: 'Leave message ticket',
    })
    await expect(toast(page, 'Submitted successfully')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    const ticket = await lastTicket(channelId)
    expect(ticket.content).toBe('The lid arrived cracked.')
    const receipt = page.getByRole('region', { name: 'Submitted successfully' })
    await expect(receipt).toContainText(`Your request number: ${ticket.number}`)
    await leaveTag(page).click()
    await expect(field(sheet, 'Message content')).toHaveValue('')
  })

  await test.step('S-30 S-31 S-32 D-14 it is among my tickets, and can be replied to', async () => {
    await sheet.getByRole('tab', { name: 'My requests' }).click()
    const ticket = sheet.getByRole('article')
    await expect(ticket).toContainText('Not handled yet')
    await expect(ticket).toContainText('Medium')
    await ticket.getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Request', exact: true })
    await expect(drawer.getByText('Lid,Handle')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'a.png' })).toHaveAttribute('target', '_blank')
    await drawer.getByRole('button', { name: 'Reply' }).click()
    await reply(page, 'The handle too, by the way.')
    await expect(drawer.getByText('The handle too, by the way.')).toBeVisible()
    await expect(drawer.getByText('Your reply')).toBeVisible()
  })
})

test('S-29 S-30 the screens of their own: a message, a ticket, and the way back', async ({ page }) => {
  const plain = await channelWith({})
  await page.goto(address(`/chat_online/leaveMsg?channelId=${plain}`))
  const main = page.locator('.page-frame')
  await field(main, 'Name').fill('Sam')
  await field(main, 'Message').fill('My parcel is lost.')
  await send(main).click()
  await expect(toast(page, 'Submitted successfully')).toBeVisible()
  await expect(field(main, 'Message')).toHaveValue('')
  await main.getByRole('tab', { name: 'My messages' }).click()
  await expect(main.getByRole('article')).toContainText('My parcel is lost.')
  await main.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(page).toHaveURL(address(`/chat_online/index?channelId=${plain}`))

  const tickets = await channelWith(await makesTickets([order]))
  const frame = await openHost(page, '', `/chat_online/leaveMessage?channelId=${tickets}&from=iframe`)
  const framed = frame.locator('.page-frame')
  await field(framed, 'Message content').fill('The lid arrived cracked.')
  await field(framed, 'Order number').fill('A-20931')
  await send(framed).click()
  const receipt = frame.getByRole('region', { name: 'Submitted successfully' })
  await expect(receipt).toContainText(/Your request number: \d+/)
  const back = framed.getByRole('link', { name: 'Back to the chat' })
  await expect(back).toHaveAttribute('href', new RegExp(`channelId=${tickets}&from=iframe&r=\\w+$`))
})

test('S-06 S-31 S-32 X-06 a ticket on its own page: of its visitor, and by the link in the mail', async ({
  page,
  browser,
}) => {
  const { channelId, agent } = await served(page, await makesTickets([order]))
  await leaveTag(page).click()
  const email = `${channelId}@reader.example`.toLowerCase()
  await openTicket(page, leaveSheet(page), 'The lid arrived cracked.', email)
  const ticket = await lastTicket(channelId)
  await agent.call('replyTicket', {
    ticketId: ticket.id,
    isInternal: true,
    content: 'He is right.',
    files: [],
    id: 'internal-note-1',
  })
  await agent.call('replyTicket', {
    ticketId: ticket.id,
    isInternal: false,
    content: 'A new lid is on its way.',
    files: [],
    id: 'public-reply-1',
  })

  await test.step('S-06 without a token it is the visitor’s own', async () => {
    await page.goto(address(`/chat_online/workorder?woId=${ticket.id}&userId=${ticket.user_id}`))
    await expect(page.getByRole('heading', { name: 'Leave message ticket' })).toBeVisible()
    await expect(page.getByText('The lid arrived cracked.')).toBeVisible()
    await expect(page.getByText('A-20931')).toBeVisible()
    await expect(page.getByText('A new lid is on its way.')).toBeVisible()
    await expect(page.getByText('Support reply')).toBeVisible()
    await expect(page.getByText('He is right.')).toHaveCount(0)
  })

  await test.step('S-06 with the token of the mailed link, in a browser that knows nobody', async () => {
    const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    const link = await linkInReply(email)
    const answer = await stranger.goto(link)
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    await expect(stranger).toHaveURL(
      address(`/chat_online/workorder?woId=${ticket.id}&userId=${ticket.user_id}`),
    )
    await stranger.getByRole('button', { name: 'Reply' }).click()
    const submit = stranger.getByRole('dialog').getByRole('button', { name: 'Submit' })
    await expect(submit).toBeDisabled()
    await reply(stranger, 'Thank you!')
    await expect(stranger.getByText('Thank you!')).toBeVisible()
    expect(await stranger.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('wo_')

    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'Please open this page from the chat' })).toBeVisible()
    await stranger.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
    await expect(stranger.getByRole('heading', { name: 'This request isn’t available' })).toBeVisible()
    await stranger.context().close()
  })
})

test('S-07 S-08 V-07 K-05 a card leads to its form, which becomes a ticket', async ({ page, context }) => {
  const { visitor, say, channelId } = await served(page)
  const linkUrl = `/chat_online/formData?tenantId=demo&templateId=${await ticketTemplate([order, parts])}`
  await say({
    kind: 'link',
    imgUrl: '',
    linkType: '1',
    linkUrl,
    title: 'Claim for damage',
    subTitle: '',
    describe: '',
  })
  const opened = context.waitForEvent('page')
  await visitor.log.getByRole('link', { name: /Claim for damage/ }).click()
  const form = await opened
  await expect(form.getByRole('heading', { name: 'Damage' })).toBeVisible()
  if (test.info().project.name === 'desktop')
    expect((await form.locator('.page-frame').boundingBox())?.width).toBe(600)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toast(form, 'Please fill in Order number')).toBeVisible()
  await field(form.locator('main'), 'Order number').fill('A-20931')
  await form.getByRole('checkbox', { name: 'Lid' }).check()
  const request = form.waitForRequest(urlOf('addWo'))
  await form.getByRole('button', { name: 'Submit' }).click()
  expect((await request).postDataJSON()).toMatchObject({
    woTitle: 'Card-submitted ticket',
    woTypeName: 'Card form',
    woContent: 'Ticket submitted by form jump',
    woStartWay: 0,
  })
  await expect(form.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect((await lastTicket(channelId)).title).toBe('Card-submitted ticket')
})

test('T-13 X-06 with nobody there, what was typed becomes the ticket', async ({ page }) => {
  const { visitor } = await withRobot(page, await makesTickets([order]))
  await visitor.box.fill('My kettle leaks')
  const status = transferStatuses.noAgent
  await answerWith(page, 'transferAgent', { status, adminId: '', adminNick: '', waitIndex: 0 })
  await visitor.askForPerson()
  const sheet = leaveSheet(page)
  await expect(field(sheet, 'Message content')).toHaveValue('My kettle leaks')
  await openTicket(page, sheet, 'My kettle leaks. It is blue.')
  await expect(sheet).toHaveCount(0)
})

async function reply(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Reply to this request' })
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill(text)
  const stored = page.waitForResponse(urlOf('addWoHandleInfo'))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  expect((await stored).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
}

function leaveTag(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Quick actions' }).getByRole('button', { name: 'Leave a message' })
}

function leaveSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Messages' })
}

function field(around: Locator, name: string): Locator {
  return around.getByRole('textbox', { name, exact: true })
}

function send(around: Locator): Locator {
  return around.getByRole('button', { name: 'Send message' })
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text)
}
