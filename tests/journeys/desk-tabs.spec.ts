import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { ServerNode } from '@foyer/server/node.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenDesk, type GivenDesk } from '../desk-looks/given-desk.ts'
import { AgentPage } from './people/agent-page.ts'
import { ownNode } from './people/own-node.ts'
import { test } from './people/test.ts'

let node: ServerNode
test.beforeAll(async () => {
  node = await ownNode()
})
test.afterAll(() => node.drain())

const rows = (page: Page) => page.locator('.desk-row')
const account = (page: Page, nick: string) => page.getByRole('button', { name: new RegExp(nick) })

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Tabs of one browser, one after the other. Over plain HTTP a browser has six connections for all of them. */
async function openTabs(context: BrowserContext, email: string, count: number): Promise<AgentPage[]> {
  const tabs: AgentPage[] = []
  for (let n = 0; n < count; n += 1) {
    const page = await context.newPage()
    await page.goto(`${node.address}/desk/`)
    if (n === 0) await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    tabs.push(new AgentPage(page))
  }
  return tabs
}

async function waits({ http, channelKey }: GivenDesk, userName: string) {
  const visitor = await Visitor.start(http, { channelId: channelKey, userName })
  const threadId = await threadIdOf(visitor)
  await visitor.send(`${userName} is here`)
  await visitor.call('transferAgent')
  return { visitor, threadId }
}

function oneStream(): Promise<void> {
  return expect.poll(() => node.deps.streams.size()).toBe(1)
}

test('ten desk tabs over HTTP/1.1: all load, hear and send on one stream, also when its tab is closed', async ({
  browser,
}) => {
  test.slow()
  const desk = await givenDesk()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const tabs = await openTabs(context, desk.email, 10)
  await oneStream()

  const { visitor } = await waits(desk, 'Ida')
  for (const { page } of tabs) await expect(rows(page)).toContainText(['Ida is here'])

  const [leader, ...others] = tabs
  await leader?.take('Ida is here')
  for (const tab of others) await tab.openOwn('Ida')
  for (const [n, tab] of tabs.entries()) await tab.reply(`from tab ${n + 1}`)
  for (const tab of tabs)
    for (const n of tabs.keys())
      await expect(tab.log.getByText(`from tab ${n + 1}`, { exact: true })).toHaveCount(1)
  await oneStream()

  // The first tab opened the stream; each in turn is closed without a word.
  for (const closed of [0, 1, 2]) {
    await tabs[closed]?.page.close()
    await visitor.send(`after ${closed + 1} closed`)
    for (const tab of tabs.slice(closed + 1))
      await expect(tab.log.getByText(`after ${closed + 1} closed`, { exact: true })).toHaveCount(1)
    await oneStream()
  }
  await waits(desk, 'Olu')
  for (const { page } of tabs.slice(3)) {
    await page.getByRole('tab', { name: /^Unassigned/ }).click()
    await expect(rows(page)).toContainText(['Olu is here'])
  }
  await context.close()
  await expect.poll(() => node.deps.streams.size()).toBe(0)
})

test('a sign-in that is ended elsewhere ends in every tab', async ({ browser }) => {
  const desk = await givenDesk()
  const context = await browser.newContext({ locale: 'en-GB' })
  const tabs = await openTabs(context, desk.email, 4)
  await oneStream()
  const elsewhere = await Agent.signIn(desk.http, desk.email)
  expect((await elsewhere.call('signOutEverywhere', { keepThis: true })).body.code).toBe(200)
  for (const { page } of tabs) await expect(page.getByText('You’ve been signed out.')).toBeVisible()
  await context.close()
})

test('another agent signs in with the same browser: every tab becomes theirs, and hears only theirs', async ({
  browser,
}) => {
  const desk = await givenDesk()
  const bensEmail = desk.agents.find(({ nick }) => nick === 'Ben')?.email ?? ''
  const context = await browser.newContext({ locale: 'en-GB' })
  const late = await context.newPage()
  await late.goto(`${node.address}/desk/`)
  await expect(late.getByLabel('Email address')).toBeVisible()
  const tabs = await openTabs(context, desk.email, 3)
  for (const { page } of tabs) await expect(account(page, 'Ana')).toBeVisible()

  await signIn(late, bensEmail)
  for (const page of [late, ...tabs.map((tab) => tab.page)]) {
    await expect(account(page, 'Ben')).toBeVisible()
    await expect(account(page, 'Ana')).toHaveCount(0)
  }
  await oneStream()
  const { threadId } = await waits(desk, 'Ida')
  const ben = await Agent.signIn(desk.http, bensEmail)
  await ben.call('takeThread', { threadId })
  for (const page of [late, ...tabs.map((tab) => tab.page)]) {
    await page.getByRole('tab', { name: /^Assigned to you/ }).click()
    await expect(rows(page)).toContainText(['Ida is here'])
  }
  await context.close()
})
