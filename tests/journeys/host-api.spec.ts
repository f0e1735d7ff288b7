import { expect, type Page } from '@playwright/test'
import { createIdentityKey } from '@foyer/contract/desk/channels.ts'
import type { Foyer } from '@foyer/contract/host/settings.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { signIdentity } from '@foyer/testkit/sign-identity.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { countCalls } from './people/calls.ts'
import { saveDraft } from './people/channel-pages.ts'
import { channelWith } from './people/channels.ts'
import { HostPage } from './people/hosts.ts'
import { take } from './people/taken.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'

declare const Foyer: Foyer

/** The names of what the page is told, from now on. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const names: string[] = []
    const all = ['ready', 'open', 'close', 'unread', 'message', 'message:sent', 'conversation:start'] as const
    const more = ['conversation:end', 'agent:join', 'agent:leave', 'identity', 'error'] as const
    for (const name of [...all, ...more]) void Foyer('on', name, (event) => names.push(event.name))
    return names
  })
  return () => heard.jsonValue()
}

test("S-33 a site's page opens, drafts, sends, translates, darkens and hears what happens", async ({
  page,
}) => {
  const channelId = await channelWith({})
  const host = new HostPage(page, 'plain')
  await host.open(channelId)
  await expect(host.launcher).toBeVisible()
  const heard = await hear(page)

  await page.evaluate(() => Foyer('open', { draft: 'About my order…' }))
  await expect(host.visitor.box).toHaveValue('About my order…')
  await page.evaluate(() => Foyer('send', 'Is it in stock?'))
  await expect(host.visitor.message('Is it in stock?')).toBeVisible()
  await expect
    .poll(heard)
    .toEqual(expect.arrayContaining(['ready', 'open', 'conversation:start', 'message:sent']))

  // Its title is translated with the rest.
  const chat = page.locator('iframe').contentFrame()
  await page.evaluate(() => Foyer('setLocale', 'ar'))
  await expect(chat.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.evaluate(() => Foyer('setLocale', 'en'))
  await expect(chat.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.evaluate(() => Foyer('setTheme', 'dark'))
  await expect(chat.locator('html')).toHaveAttribute('data-theme', 'dark')

  const { agent, threadId } = await take(host.visitor, channelId)
  await expect.poll(heard).toContain('agent:join')
  await page.evaluate(() => Foyer('close'))
  await agent.reply(threadId, 'Yes, two of them')
  await expect.poll(() => page.evaluate(() => Foyer('get', 'unread'))).toBe(1)
  expect(await page.evaluate(() => Foyer('get', 'state'))).toMatchObject({ isOpen: false, isWithAgent: true })

  await page.evaluate(() => Foyer('destroy'))
  await expect(host.launcher).toHaveCount(0)
  await expect(host.frame).toHaveCount(0)
})

test("S-33 K-04 setLocale changes the channel's own texts at once, in a chat that goes on", async ({
  page,
}) => {
  const { ana, channelId } = await ownTeam({
    config: { robotName: 'Helper', noticeMsg: 'Closed on Friday.' },
  })
  const admin = await Agent.signIn(new Http(address('')), ana)
  const revision = await saveDraft(ana, channelId, {
    translations: { de: { Helper: 'Helfer', 'Closed on Friday.': 'Freitags geschlossen.' } },
  })
  const published = await admin.call('publishChannel', { channelId, version: 1, revision })
  expect(published.body).toMatchObject({ data: { version: 2 } })

  const starts = countCalls(page, 'chatStart')
  const host = new HostPage(page, 'plain')
  await host.open(channelId)
  await host.openChat()
  const chat = page.locator('iframe').contentFrame()
  const notice = chat.locator('.notice')
  await expect(chat.locator('.header').getByText('Helper')).toBeVisible()
  await host.visitor.write('Is it in stock?')
  await host.visitor.allSent()

  await page.evaluate(() => Foyer('setLocale', 'de'))
  await expect(chat.locator('.header').getByText('Helfer')).toBeVisible()
  await expect(notice).toContainText('Freitags geschlossen.')
  await page.evaluate(() => Foyer('setLocale', 'fr'))
  await expect(notice).toContainText('Closed on Friday.')
  // Of two wishes the last one counts, whichever is answered first.
  await page.evaluate(() => Promise.all([Foyer('setLocale', 'en'), Foyer('setLocale', 'de')]))
  await expect(notice).toContainText('Freitags geschlossen.')
  await expect(host.visitor.message('Is it in stock?')).toHaveCount(1)
  expect(starts()).toBe(1)
})

test('19, 74: what a page claims is claimed, what its server signed is verified, and reset forgets both', async ({
  page,
  browser,
}) => {
  const { ana, channelId } = await ownTeam()
  const admin = await Agent.signIn(new Http(address('')), ana)
  const made = await admin.call('createIdentityKey', { channelId, algorithm: 'HS256' })
  const { key, secret } = createIdentityKey.output.parse(made.body.data)
  const host = new HostPage(page, 'plain')
  await host.open(channelId)
  await expect(host.launcher).toBeVisible()
  await page.evaluate(() => Foyer('update', { userName: 'Mallory', email: 'boss@shop.example' }))
  await host.openChat()
  await host.visitor.write('Who am I?')
  await host.visitor.allSent()
  await host.visitor.askForPerson()
  const agent = await AgentPage.signIn(browser, ana)
  await agent.take('Who am I?')
  const panel = agent.page.getByRole('complementary', { name: 'Visitor details' })
  await expect(panel.getByText('Unverified', { exact: true })).toBeVisible()

  const heard = await hear(page)
  const jwt = await signIdentity(
    { secret },
    { channelId, sub: 'customer-1', name: 'Sam' },
    { kid: key.keyId },
  )
  await page.evaluate((proof) => Foyer('identify', proof), jwt)
  await expect.poll(heard).toContain('identity')
  await agent.page.reload()
  await expect(panel.getByText('Verified', { exact: true })).toBeVisible()

  await page.evaluate(() => Foyer('reset'))
  await page.evaluate(() => Foyer('open'))
  await expect(host.visitor.box).toBeVisible()
  await expect(host.visitor.message('Who am I?')).toHaveCount(0)
  await agent.close()
})
