import { expect, type Page } from '@playwright/test'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { fiveThousandWait, givenDesk, type GivenDesk } from '../desk-looks/given-desk.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { Keys } from './people/keys.ts'
import { test } from './people/test.ts'

async function waits(desk: GivenDesk, userName: string, words: string) {
  const visitor = await Visitor.start(desk.http, { channelId: desk.channelKey, userName })
  const threadId = await threadIdOf(visitor)
  await visitor.send(words)
  await visitor.call('transferAgent')
  return { visitor, threadId }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const rows = (page: Page) => page.locator('.desk-row')

test('an agent with nothing but a keyboard: signs in, finds who waits, takes, replies, ends, looks around', async ({
  page,
}) => {
  const desk = await givenDesk()
  await waits(desk, 'Ida', 'Is my kettle on its way?')
  const keys = new Keys(page)

  await page.goto(address('/desk/'))
  await expect(page.getByLabel('Email address')).toBeFocused()
  await keys.type(desk.email)
  await keys.press('Tab')
  await keys.type(demoPassword)
  await keys.press('Enter')
  await expect(rows(page)).toHaveCount(1)

  await keys.press('j')
  await expect(rows(page).first()).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('log')).toContainText('Is my kettle on its way?')
  // What comes next has the focus already.
  await expect(page.getByRole('button', { name: 'Take this conversation' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeFocused()
  await keys.type('It left this morning.')
  await keys.press('Enter')
  await expect(page.getByRole('log')).toContainText('It left this morning.')
  await keys.use(page.getByRole('button', { name: 'End conversation' }))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'End conversation' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByText('This conversation has ended.')).toBeVisible()

  // A dialogue that is still leaving would take the key.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keys.press('Escape')
  await expect(page).toHaveURL(/\/inbox$/)
  await keys.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused()
  await keys.type('closed')
  await keys.press('Enter')
  await expect(tab(page, 'Closed')).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page)).toContainText(['Ida'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keys.press('/')
  await keys.type('nobody of this name')
  await expect(page.getByText('No results')).toBeVisible()
  await keys.press('Escape')
  await keys.press('Escape')
  await expect(rows(page).first()).toBeFocused()
  await keys.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await keys.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keys.press('g', 's')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await keys.press('g', 'w')
  await expect(tab(page, 'Unassigned')).toHaveAttribute('aria-selected', 'true')
})

test('two agents: what one does moves in the lists of the other, and each sees who else is looking', async ({
  browser,
}) => {
  const desk = await givenDesk()
  const bensEmail = desk.agents.find(({ nick }) => nick === 'Ben')?.email ?? ''
  const [ana, ben] = [await AgentPage.signIn(browser, desk.email), await AgentPage.signIn(browser, bensEmail)]
  const { visitor } = await waits(desk, 'Ida', 'Is anybody there?')
  await waits(desk, 'Olu', 'Me too')

  await expect(rows(ana.page)).toContainText(['Ida', 'Olu'])
  await expect(rows(ben.page)).toContainText(['Ida', 'Olu'])
  await expect(ana.page).toHaveTitle('(2) Foyer desk')
  await visitor.send('I am still here')
  await expect(rows(ben.page).first()).toContainText('I am still here')

  await ana.take('I am still here')
  await expect(rows(ben.page)).toContainText(['Olu'])
  await expect(tab(ana.page, 'Assigned to you')).toContainText('1')
  await tab(ben.page, 'Team').click()
  await expect(rows(ben.page)).toContainText(['Ida'])
  await visitor.send('Where is my parcel?')
  await expect(rows(ben.page).first(), 'rows of others are looked up while on screen').toContainText('parcel')

  await rows(ben.page).first().click()
  await expect(ana.page.getByRole('img', { name: 'Also viewing: Ben' })).toBeVisible()
  await expect(ben.page.getByRole('img', { name: 'Also viewing: Ana' })).toBeVisible()
  await ben.page.keyboard.press('Escape')
  await expect(ana.page.getByRole('img', { name: 'Also viewing: Ben' })).toHaveCount(0)

  await ana.end()
  await expect(ben.page.getByText('Your colleagues have no conversations')).toBeVisible()
  await tab(ben.page, 'Closed').click()
  await expect(rows(ben.page)).toContainText(['Ida'])
  await Promise.all([ana.close(), ben.close()])
})

test('5,000 who wait: all are reached by scrolling, few are drawn, and a newcomer is counted', async ({
  browser,
}) => {
  test.slow()
  const desk = await givenDesk()
  await fiveThousandWait(desk)
  const { page, close } = await AgentPage.signIn(browser, desk.email).then((ana) => ({
    page: ana.page,
    close: () => ana.close(),
  }))
  await expect(tab(page, 'Unassigned')).toContainText('5000')
  const list = page.locator('.desk-list-scroll')
  // The last of them stands at the very end, wherever that is by now.
  const last = page.locator('[data-row="wait-05000"]')
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(last).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 110_000, intervals: [50] })
  expect(await rows(page).count()).toBeLessThan(60)
  console.log(`5,000 rows, 120 frames of scrolling: ${await scrollFrames(page)}`)
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await waits(desk, 'Zoe', 'One more')
  await expect(tab(page, 'Unassigned')).toContainText('5001')
  await expect(rows(page).last()).toContainText('Zoe')
  await close()
})

test('signed out elsewhere: the desk asks for the password again, and drafts stay', async ({ browser }) => {
  const desk = await givenDesk()
  const [here, there] = [
    await AgentPage.signIn(browser, desk.email),
    await AgentPage.signIn(browser, desk.email),
  ]
  await here.page.goto(address('/desk/settings/sessions'))
  await expect(here.page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await here.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await here.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(there.page.getByText('You’ve been signed out.')).toBeVisible()
  await expect(here.page.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled()
  await Promise.all([here.close(), there.close()])
})

test('on a phone: the list, then the conversation, then what is known about the visitor, and back again', async ({
  browser,
}) => {
  const desk = await givenDesk()
  await waits(desk, 'Ida', 'Is anybody there?')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page } = await AgentPage.signInOn(await context.newPage(), desk.email)
  await rows(page).first().tap()
  await expect(page.getByRole('log')).toContainText('Is anybody there?')
  await expect(page.getByRole('tablist')).toBeHidden()
  await page.getByRole('button', { name: 'Visitor details' }).tap()
  await expect(page.getByRole('dialog', { name: 'Visitor details' })).toContainText('Ida')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to the list' }).tap()
  await expect(page.getByRole('tablist')).toBeVisible()
  await context.close()
})

/** From the first row to the last in 120 frames, and how long these took. */
function scrollFrames(page: Page): Promise<string> {
  return page.locator('.desk-list-scroll').evaluate(async (element) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const times: number[] = []
    element.scrollTo(0, 0)
    let last = await nextFrame()
    for (let i = 0; i < 120; i++) {
      element.scrollTo(0, (element.scrollHeight * i) / 120)
      const now = await nextFrame()
      times.push(now - last)
      last = now
    }
    const sorted = times.toSorted((a, b) => a - b)
    return `median ${sorted[60]?.toFixed(1)} ms, 95th ${sorted[114]?.toFixed(1)} ms`
  })
}
