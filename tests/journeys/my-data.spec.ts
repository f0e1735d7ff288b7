import { readFile } from 'node:fs/promises'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { createIdentityKey } from '@foyer/contract/desk/channels.ts'
import type { Foyer } from '@foyer/contract/host/settings.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { signIdentity } from '@foyer/testkit/sign-identity.ts'
import { address } from './people/address.ts'
import { HostPage } from './people/hosts.ts'
import { Keys } from './people/keys.ts'
import { mails } from './people/mails.ts'
import { withRobot } from './people/situations.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

declare const Foyer: Foyer

/** By the question before the end of the chat, which every header leads to. */
async function openMyData(inside: Page | FrameLocator): Promise<Locator> {
  await inside.locator('header').getByRole('button', { name: 'End chat' }).click()
  const question = inside.getByRole('dialog', { name: 'End this chat?' })
  await question.getByRole('button', { name: 'My data' }).click()
  const sheet = inside.getByRole('dialog', { name: 'My data' })
  await expect(sheet.getByText('We store your messages')).toBeVisible()
  return sheet
}

/** Everything that the browser keeps of a channel. */
async function keptOf(page: Page, channelId: string): Promise<string> {
  return page.evaluate((id) => {
    const keys = Object.keys(localStorage).filter((key) => key.includes(id))
    return keys.map((key) => `${key}: ${localStorage.getItem(key)}`).join('\n')
  }, channelId)
}

test('a visitor gets a copy of their data', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await visitor.write('My order is A-20931')
  await visitor.allSent()
  const sheet = await openMyData(page)
  await keepsToWcag(page)
  await sheet.getByRole('button', { name: 'Get a copy' }).click()
  await expect(sheet.getByText('Your copy is ready.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: 'Download' }).click(),
  ])
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  await keepsToWcag(page)

  await test.step('it is there when they come back', async () => {
    await page.reload()
    const again = await openMyData(page)
    await expect(again.getByRole('listitem')).toHaveCount(1)
    await expect(again.getByRole('link', { name: 'Download' })).toBeVisible()
  })
})

test('a visitor deletes their data with keys alone, and starts anew', async ({ page }) => {
  test.slow()
  const { visitor, channelId } = await withRobot(page)
  const keys = new Keys(page)
  await visitor.write('My secret is 4711')
  await visitor.allSent()
  await visitor.box.fill('a draft of mine')
  const before = await keptOf(page, channelId)
  expect(before).toContain('a draft of mine')

  await keys.use(page.locator('header').getByRole('button', { name: 'End chat' }))
  await keys.use(
    page.getByRole('dialog', { name: 'End this chat?' }).getByRole('button', { name: 'My data' }),
  )
  const sheet = page.getByRole('dialog', { name: 'My data' })
  await keys.use(sheet.getByRole('button', { name: 'Delete my data' }))
  const question = page.getByRole('dialog', { name: 'Delete all your data?' })
  await expect(question).toContainText('This can’t be undone.')
  await keepsToWcag(page)
  await keys.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(sheet.getByRole('button', { name: 'Delete my data' })).toBeFocused()
  await keys.press('Enter')
  await keys.use(question.getByRole('button', { name: 'Delete everything' }))

  const deleted = page.getByRole('dialog', { name: 'Your data has been deleted.' })
  await expect(deleted).toBeVisible()
  await keepsToWcag(page)
  await keys.use(deleted.getByRole('button', { name: 'Start a new chat' }))
  await expect(visitor.box).toHaveValue('')
  await expect(page.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await expect(visitor.message('My secret is 4711')).toHaveCount(0)
  const after = await keptOf(page, channelId)
  expect(after).not.toContain('a draft of mine')
  await visitor.write('Hello again')
  await visitor.allSent()
})

test('a visitor whose address is verified confirms by mail', async ({ page, browser }) => {
  test.slow()
  const { ana, channelId } = await ownTeam()
  const admin = await Agent.signIn(new Http(address('')), ana)
  const made = await admin.call('createIdentityKey', { channelId, algorithm: 'HS256' })
  const { key, secret } = createIdentityKey.output.parse(made.body.data)
  const email = `${channelId}@shop.example`
  const host = new HostPage(page, 'plain')
  await host.open(channelId)
  await host.openChat()
  const { inside } = host.visitor
  await host.visitor.write('My secret is 4711')
  await host.visitor.allSent()
  const person = { channelId, sub: 'customer-1', name: 'Sam', email }
  const jwt = await signIdentity({ secret }, person, { kid: key.keyId })
  await page.evaluate((proof) => Foyer('identify', proof), jwt)

  const sheet = await openMyData(inside)
  await sheet.getByRole('button', { name: 'Delete my data' }).click()
  await inside.getByRole('button', { name: 'Delete everything' }).click()
  await expect(sheet.getByText(/We’ve sent an email to .…@shop\.example\./)).toBeVisible()
  await expect(sheet.getByText('Waiting for your confirmation')).toBeVisible()

  const { text = '' } = await mails().next(email)
  const [link = ''] = /https?:\S+confirmData\S+/.exec(text) ?? []
  const context = await browser.newContext({ locale: 'en-GB' })
  const mail = await context.newPage()

  await test.step('opening the link changes nothing, and its token is not left in the address', async () => {
    await mail.goto(link)
    await expect(mail.getByRole('button', { name: 'Confirm' })).toBeVisible()
    expect(mail.url()).not.toContain('#')
    await keepsToWcag(mail)
    await expect(sheet.getByText('Waiting for your confirmation')).toBeVisible()
    await host.visitor.page.bringToFront()
  })

  await test.step('the button does', async () => {
    await mail.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(mail.getByText('Your data has been deleted.')).toBeVisible()
    await keepsToWcag(mail)
    const deleted = inside.getByRole('dialog', { name: 'Your data has been deleted.' })
    await deleted.getByRole('button', { name: 'Start a new chat' }).click()
    await expect(host.visitor.box).toBeVisible()
    await expect(host.visitor.message('My secret is 4711')).toHaveCount(0)
  })

  await test.step('a link that nobody made is not valid', async () => {
    // Another fragment alone loads nothing.
    await mail.goto('about:blank')
    await mail.goto(address('/chat_online/confirmData#token=d1.nobody.nothing'))
    await mail.getByRole('button', { name: 'Confirm' }).click()
    await expect(mail.getByText('This link is no longer valid.')).toBeVisible()
    await keepsToWcag(mail)
  })
  await context.close()
})
