import { expect, type Locator, type Page } from '@playwright/test'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { transferStatuses } from '@foyer/contract/codes.ts'
import { answerWith, failWith, urlOf } from './people/calls.ts'
import { picture } from './people/files.ts'
import { handleLeftMessages } from './people/offline-messages.ts'
import { mails } from './people/mails.ts'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

test('S-22 S-29 D-06 D-12 V-06 T-23 X-09 a message is left from the menu, and found again', async ({
  page,
}) => {
  const { channelId } = await withRobot(page)
  await leaveTag(page).click()
  const sheet = leaveSheet(page)
  await expect(sheet.getByText('one working day')).toBeVisible()

  await test.step('V-06 name and content are asked for, phone and e-mail are taken as they are', async () => {
    await send(sheet).click()
    await expect(toast(page, 'Please enter your contact name !')).toBeVisible()
    await expect(field(sheet, 'Name')).toBeFocused()
    await field(sheet, 'Name').fill('Sam')
    await field(sheet, 'Phone').fill('call the shop')
    await field(sheet, 'Email').fill('none')
    await send(sheet).click()
    await expect(toast(page, 'Please enter the message content !')).toBeVisible()
    await expect(field(sheet, 'Message')).toBeFocused()
    await field(sheet, 'Message').fill('My parcel is lost.')
  })

  await test.step('T-23 X-09 it is sent, said so, and everything is closed and cleared', async () => {
    const request = page.waitForRequest(urlOf('leaveMsg'))
    await send(sheet).click()
    expect((await request).postDataJSON()).toMatchObject({
      customerName: 'Sam',
      customerPhone: 'call the shop',
      customerEmail: 'none',
      msgContent: 'My parcel is lost.',
      channelId,
    })
    await expect(toast(page, 'Submitted successfully')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    const receipt = page.getByRole('region', { name: 'Submitted successfully' })
    await expect(receipt).toContainText(/Your request number: \d+/)
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(receipt).toHaveCount(0)
    await leaveTag(page).click()
    for (const name of ['Name', 'Phone', 'Email', 'Message']) await expect(field(sheet, name)).toHaveValue('')
  })

  await test.step('S-22 it is among my messages, with what became of it', async () => {
    await sheet.getByRole('tab', { name: 'My messages' }).click()
    const left = sheet.getByRole('article')
    await expect(left).toHaveCount(1)
    await expect(left).toContainText('My parcel is lost.')
    await expect(left).toContainText('Sam')
    await expect(left.getByText('Not handled yet')).toBeVisible()
    await handleLeftMessages(channelId, {
      by: 'Ana',
      remark: 'A new one is on its way. Questions: help@shop.example',
    })
    await sheet.getByRole('tab', { name: 'Leave a message' }).click()
    await sheet.getByRole('tab', { name: 'My messages' }).click()
    await expect(left.getByText('Handled by Ana')).toBeVisible()
    await expect(left.getByText('A new one is on its way.')).toBeVisible()
    const mail = left.getByRole('link', { name: 'help@shop.example' })
    await expect(mail).toHaveAttribute('href', 'mailto:help@shop.example')
  })
})

test('S-29 who leaves an address is mailed that the message has arrived', async ({ page }) => {
  const { channelId } = await withRobot(page)
  await leaveTag(page).click()
  const sheet = leaveSheet(page)
  const email = `${channelId}@reader.example`.toLowerCase()
  await field(sheet, 'Name').fill('Sam')
  await field(sheet, 'Email').fill(email)
  await field(sheet, 'Message').fill('My parcel is lost.')
  await send(sheet).click()
  await expect(toast(page, 'Submitted successfully')).toBeVisible()
  const mail = await mails().next(email)
  expect(mail.text).toContain('We’ve received your message')
  expect(mail.text).not.toContain('parcel')
})

test('V-13 up to three files go with a message, and are in the list', async ({ page }) => {
  await withRobot(page)
  await leaveTag(page).click()
  const sheet = leaveSheet(page)
  await field(sheet, 'Name').fill('Sam')
  await field(sheet, 'Message').fill('The lid arrived cracked.')
  const picker = sheet.locator('input[type=file]')
  await picker.setInputFiles(await Promise.all(['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`))))
  await expect(toast(page, 'You can attach up to 3 files.')).toBeVisible()
  await expect(sheet.getByText('Uploaded')).toHaveCount(3)
  await send(sheet).click()
  await expect(toast(page, 'Submitted successfully')).toBeVisible()
  await expect(page.getByText('You can attach up to 3 files.')).toHaveCount(0)
  await leaveTag(page).click()
  await expect(sheet.getByText('Uploaded')).toHaveCount(0)
  await sheet.getByRole('tab', { name: 'My messages' }).click()
  const left = sheet.getByRole('article')
  await expect(left).toContainText(/No\. \d+/)
  for (const name of ['a.png', 'b.png', 'c.png'])
    await expect(left.getByRole('link', { name })).toHaveAttribute('target', '_blank')
})

test('V-13 a channel that takes no files offers no attachments', async ({ page }) => {
  await withRobot(page, { imageButtonFlag: false, videoButtonFlag: false, fileButtonFlag: false })
  await leaveTag(page).click()
  await expect(field(leaveSheet(page), 'Message')).toBeVisible()
  await expect(leaveSheet(page).locator('input[type=file]')).toHaveCount(0)
})

test('V-12 a channel may ask for a contact that can be reached; one mistake is shown at a time', async ({
  page,
}) => {
  await withRobot(page, { leaveMsgContactMode: true })
  await leaveTag(page).click()
  const sheet = leaveSheet(page)
  await field(sheet, 'Name').fill('Sam')
  await field(sheet, 'Message').fill('The lid arrived cracked.')
  await send(sheet).click()
  const problem = sheet.getByRole('alert')
  await expect(problem).toHaveText(/^Please enter a phone number or an email address/)
  await expect(field(sheet, 'Phone')).toBeFocused()
  await field(sheet, 'Email').fill('sam@example.invalid')
  await expect(problem).toHaveCount(0)
  await send(sheet).click()
  await expect(problem).toHaveText('Please enter a correct e-mail address')
  await expect(field(sheet, 'Email')).toBeFocused()
  await field(sheet, 'Email').fill('sam@shop.example')
  await send(sheet).click()
  await expect(toast(page, 'Submitted successfully')).toBeVisible()
  await expect(page.getByText('Please enter a correct e-mail address')).toHaveCount(0)
})

test('S-29 that no agent is online is said only while it is so', async ({ page }) => {
  await withRobot(page)
  const nobodyHere = leaveSheet(page).getByText('No customer service online at the moment')
  for (const isStaffed of [false, true]) {
    await answerWith(page, 'channelInfo', { ...encodeChannelConfig(defaultChannelConfig), isStaffed })
    await leaveTag(page).click()
    await expect(leaveSheet(page).getByText('one working day')).toBeVisible()
    await expect(nobodyHere).toHaveCount(isStaffed ? 0 : 1)
    await page.keyboard.press('Escape')
    await expect(leaveSheet(page)).toHaveCount(0)
  }
})

test('S-22 who has left nothing is told so', async ({ page }) => {
  await withRobot(page)
  await leaveTag(page).click()
  await leaveSheet(page).getByRole('tab', { name: 'My messages' }).click()
  await expect(leaveSheet(page).getByText('You have not left any messages yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leaveSheet(page)).toHaveCount(0)
})

test('X-09 a message that was refused keeps its words, and is sent with them again', async ({ page }) => {
  await withRobot(page)
  await leaveTag(page).click()
  const sheet = leaveSheet(page)
  await field(sheet, 'Name').fill('Sam')
  await field(sheet, 'Message').fill('My parcel is lost.')
  await failWith(page, 'leaveMsg', 'form.refused')
  await send(sheet).click()
  await expect(toast(page, 'This form cannot be sent.')).toBeVisible()
  await expect(sheet.getByRole('alert')).toHaveText('Your message was not sent. Please try again.')

  await test.step('also when it is closed meanwhile', async () => {
    await sheet.getByRole('button', { name: 'Close' }).click()
    await leaveTag(page).click()
    await expect(field(sheet, 'Message')).toHaveValue('My parcel is lost.')
  })
  await send(sheet).click()
  await expect(toast(page, 'Submitted successfully')).toBeVisible()
  await leaveTag(page).click()
  await sheet.getByRole('tab', { name: 'My messages' }).click()
  await expect(sheet.getByRole('article')).toHaveCount(1)
})

const nobody = { status: transferStatuses.noAgent, adminId: '', adminNick: '', waitIndex: 0 }

test('T-13 X-10 where nobody is there for a visitor, they can leave a message at once', async ({ page }) => {
  const { visitor } = await withRobot(page, { adminOfflineMode: false })
  await answerWith(page, 'transferAgent', nobody)
  await visitor.box.fill('My kettle leaks')
  await visitor.askForPerson()
  const sheet = leaveSheet(page)
  await expect(field(sheet, 'Name')).toBeVisible()
  await expect(field(sheet, 'Message')).toHaveValue('My kettle leaks')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(visitor.log.getByText('No customer service online at the moment')).toBeVisible()
  await visitor.write('the robot then')
  await visitor.allSent()
})

test('T-13 a channel without messages says only that nobody is there, in its own words', async ({ page }) => {
  const { visitor } = await withRobot(page, {
    leaveMsgMode: false,
    adminOfflineMode: true,
    adminOfflineMsg: 'We are all asleep.',
  })
  await expect(visitor.box).toBeVisible()
  await expect(leaveTag(page)).toHaveCount(0)
  await answerWith(page, 'transferAgent', nobody)
  await visitor.askForPerson()
  await expect(visitor.log.getByText('We are all asleep.')).toBeVisible()
  await expect(leaveSheet(page)).toHaveCount(0)
})

function leaveTag(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Quick actions' }).getByRole('button', { name: 'Leave a message' })
}

function leaveSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Messages' })
}

function field(sheet: Locator, name: string): Locator {
  return sheet.getByRole('textbox', { name, exact: true })
}

function send(sheet: Locator): Locator {
  return sheet.getByRole('button', { name: 'Send message' })
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text)
}
