import { expect, type Page } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { ownTeam, type Team } from './people/team.ts'
import { test } from './people/test.ts'

const http = () => new Http(address(''))
const rows = (page: Page) => page.locator('.desk-row')
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

async function waits({ channelId }: Team, userName: string) {
  const visitor = await Visitor.start(http(), { channelId, userName })
  const threadId = await threadIdOf(visitor)
  await visitor.send(`${userName} is here`)
  await visitor.call('transferAgent')
  return { visitor, threadId }
}

test('after a reload on another page the desk still counts, sounds and marks the inbox', async ({
  browser,
}) => {
  const team = await ownTeam()
  const ana = await AgentPage.signIn(browser, team.ana)
  const { page } = ana
  await page.addInitScript(() => {
    const heard = { sounds: 0 }
    class Counted extends AudioContext {
      constructor() {
        super()
        heard.sounds += 1
      }
    }
    Object.assign(window, { AudioContext: Counted, heard })
  })
  await page.goto(address('/desk/settings'))
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(page).toHaveTitle('Foyer desk')
  const { visitor, threadId } = await waits(team, 'Ida')
  await expect(page).toHaveTitle('(1) Foyer desk')
  await expect(page.getByRole('link', { name: /^Inbox/ })).toContainText('1 conversation needs you')
  await expect.poll(() => page.evaluate('heard.sounds')).toBe(1)

  await page.reload()
  await expect(page, 'who waited before the reload is counted').toHaveTitle('(1) Foyer desk')
  await expect(page.getByRole('link', { name: /^Inbox/ })).toContainText('1 conversation needs you')
  const alone = await Agent.signIn(http(), team.ana)
  await alone.call('takeThread', { threadId })
  await alone.reply(threadId, 'I am here')
  await expect(page).toHaveTitle('Foyer desk')
  // Only a conversation that the desk has listed can have news.
  const listed = page.waitForResponse(
    (response) =>
      response.url().endsWith('listThreads') && response.request().postData()?.includes('"mine"') === true,
  )
  await page.reload()
  await listed
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Your account/ }).locator('.desk-user-link-live, .desk-user-link-away'),
  ).toHaveCount(1)
  await visitor.send('one more question')
  await expect(page, 'a message in an own conversation is counted').toHaveTitle('(1) Foyer desk')
  await expect.poll(() => page.evaluate('heard.sounds')).toBe(1)
  await ana.close()
})

test('a transferred conversation is unread, says who did what, and a takeover is announced', async ({
  browser,
}) => {
  const team = await ownTeam()
  const ben = await AgentPage.signIn(browser, team.ben)
  await ben.becomeAvailable()
  await ben.page.getByRole('button', { name: /^Your account/ }).click()
  await ben.page.getByRole('menuitem', { name: 'Away' }).click()
  const { threadId } = await waits(team, 'Ida')
  const ana = await Agent.signIn(http(), team.ana)
  await ana.call('takeThread', { threadId })
  await ana.reply(threadId, 'I ask a colleague')
  await ben.becomeAvailable()
  const { agents } = (await ana.call('listTeam')).body.data as {
    agents: { adminId: string; adminNick: string }[]
  }
  const adminId = agents.find(({ adminNick }) => adminNick === 'Ben')?.adminId
  expect((await ana.call('handOver', { threadId, adminId, note: 'wants a refund' })).body.code).toBe(200)

  await expect(ben.page).toHaveTitle('(1) Foyer desk')
  await tab(ben.page, 'Assigned to you').click()
  await expect(rows(ben.page).first()).toContainText('2 unread')
  await rows(ben.page).first().click()
  await expect(ben.log).toContainText('Ana transferred the conversation to you')
  await expect(ben.log).toContainText('wants a refund')
  await expect(ben.log, 'the greeting sent in their name').toContainText('Automatic greeting')
  await expect(rows(ben.page).first()).not.toContainText('unread')

  await ana.call('takeOver', { threadId })
  await expect(ben.page.getByText('Ana took over your conversation with Ida')).toBeVisible()
  await expect(ben.log).toContainText('Ana took over the conversation from you')
  await ben.close()
})

test('who has waited longest is on top of the own list, the desk opens there, and nobody is taken beyond the limit', async ({
  browser,
}) => {
  const team = await ownTeam()
  await team.seatAna({ max: 2 })
  const api = await Agent.signIn(http(), team.ana)
  const [ida, olu] = [await waits(team, 'Ida'), await waits(team, 'Olu')]
  for (const { threadId } of [ida, olu]) {
    await api.call('takeThread', { threadId })
    await api.reply(threadId, 'Hello')
  }
  await olu.visitor.send('Olu asks first')
  await ida.visitor.send('Ida asks then')

  const ana = await AgentPage.signIn(browser, team.ana)
  const { page } = ana
  await expect(tab(page, 'Assigned to you')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Assigned to you')).toContainText('2/2')
  await expect(rows(page)).toContainText(['Olu asks first', 'Ida asks then'])
  await ana.openOwn('Olu asks first')
  await ana.reply('Here you are')
  await expect(rows(page)).toContainText(['Ida asks then', 'Here you are'])

  await waits(team, 'Zoe')
  await tab(page, 'Unassigned').click()
  await rows(page).filter({ hasText: 'Zoe' }).click()
  const take = page.getByRole('button', { name: 'Take this conversation' })
  await expect(take).toBeDisabled()
  await expect(page.getByText('You have 2 conversations, which is your limit.')).toBeVisible()
  // The reason is read out with the button, and pressing it does nothing.
  await expect(take).toBeFocused()
  await expect(take).toHaveAccessibleDescription(/which is your limit/)
  await page.keyboard.press('Enter')
  await expect(take).toBeVisible()
  await api.call('closeThread', { threadId: olu.threadId })
  await expect(take).toBeEnabled()
  await take.click()
  await expect(ana.replyBox).toBeVisible()
  await ana.close()
})

test('a lost connection: the agent is warned, and told on return how many conversations were reassigned', async ({
  browser,
}) => {
  const team = await ownTeam()
  const ana = await AgentPage.signIn(browser, team.ana)
  const { visitor } = await waits(team, 'Ida')
  await ana.take('Ida is here')
  await ana.page.context().setOffline(true)
  await expect(
    ana.page.getByText(/^Your conversation goes .* within (1\d|20) seconds\.$/).first(),
  ).toBeVisible()
  // As if half a minute had passed.
  await team.seatAna({ state: 'away', leaseUntil: 1 })
  const status = async () => (await visitor.call('getEventMsg', { lastSeq: 0 })).body.data['status']
  await expect.poll(status, { timeout: 60_000 }).toBe(3)
  await ana.page.context().setOffline(false)
  await expect(
    ana.page.getByText('While you were disconnected, 1 conversation was reassigned.'),
  ).toBeVisible()
  await expect(ana.log).toContainText('Ana is no longer connected. The visitor is back in the queue')
  await ana.close()
})
