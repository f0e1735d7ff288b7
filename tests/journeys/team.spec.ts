import { expect, type Browser } from '@playwright/test'
import { AgentPage } from './people/agent-page.ts'
import { logWriter } from './people/log-writer.ts'
import { ownTeam, type Team } from './people/team.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

test('T-14 T-15 three visitors, two agents who serve one each: the third waits, moves up, and is served', async ({
  browser,
}) => {
  test.slow()
  const team = await ownTeam()
  await team.seatAna({ state: 'available', max: 1 })
  await team.seatBen({ state: 'available', max: 1 })
  const ana = await AgentPage.signIn(browser, team.ana)
  const ben = await AgentPage.signIn(browser, team.ben)
  const [first, second, third] = await Promise.all([
    arrive(browser, team),
    arrive(browser, team),
    arrive(browser, team),
  ])
  await askAndBeServed(first)
  await askAndBeServed(second)
  await third.askForPerson()
  await expect(third.page.getByText('You are number 1 in the queue', { exact: false }).first()).toBeVisible()

  await test.step('who is full cannot be passed another one', async () => {
    await second.write('Mine is dented')
    const busy = (await isServedBy(second, 'Ben')) ? ben : ana
    await busy.openOwn('Mine is dented')
    await busy.page.getByRole('button', { name: 'Transfer' }).click()
    const colleague = busy === ben ? 'Ana' : 'Ben'
    await busy.page
      .getByRole('dialog')
      .getByRole('combobox')
      .or(busy.page.getByRole('dialog').getByRole('textbox', { name: 'Transfer to', exact: true }))
      .first()
      .click()
    await expect(busy.page.getByRole('option', { name: new RegExp(`^${colleague}`) })).toHaveAttribute(
      'data-combobox-disabled',
      'true',
    )
    await busy.page.keyboard.press('Escape')
    await busy.page.keyboard.press('Escape')
  })

  await test.step('a place that becomes free goes to who waits, at once', async () => {
    await first.write('That was all, thank you')
    const free = (await isServedBy(first, 'Ana')) ? ana : ben
    await free.openOwn('That was all, thank you')
    await free.end()
    await expect(third.log.getByText('joined the chat')).toBeVisible()
  })

  await test.step('T-01 the robot is silent once a person is there', async () => {
    await third.write('When are you open?')
    await expect(third.message('When are you open?')).toBeVisible()
    await third.allSent()
    const writer = await logWriter()
    const entries = await writer.entries(await writer.threadIn(team.channelId))
    const accepted = entries.findIndex(({ body }) => body.type === 'accepted')
    expect(entries.slice(accepted).filter(({ sender }) => sender === 'robot')).toEqual([])
  })
  for (const person of [ana, ben]) await person.close()
})

test('an agent’s browser is killed: the visitor keeps everything and gets the next agent', async ({
  browser,
}) => {
  test.slow()
  const team = await ownTeam({ isEmpty: true })
  const ana = await AgentPage.signIn(browser, team.ana)
  // Nobody is assigned to an agent who never said so.
  await ana.becomeAvailable()
  const visitor = await arrive(browser, team)
  await askAndBeServed(visitor)
  await visitor.write('My lid is cracked')
  await ana.openOwn('My lid is cracked')
  await ana.replyBox.fill('a reply that is not fin')
  const ben = await AgentPage.signIn(browser, team.ben)
  await ben.becomeAvailable()
  await ana.close()

  await expect(visitor.log.getByText('Ben joined the chat')).toBeVisible({ timeout: 60_000 })
  await expect(visitor.message('My lid is cracked')).toHaveCount(1)
  await ben.openOwn('My lid is cracked')
  await ben.reply('I go on here')
  await expect(visitor.message('I go on here')).toBeVisible()
  await ben.close()
})

test('T-13 nobody online: with leave-message on the form for a message opens', async ({ browser }) => {
  const visitor = await arrive(browser, await ownTeam({ isEmpty: true }))
  await visitor.askForPerson()
  await expect(visitor.page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible()
})

test('T-13 X-10 nobody online: without leave-message a line says so, and the robot answers on', async ({
  browser,
}) => {
  const team = await ownTeam({ isEmpty: true, config: { leaveMsgMode: false, adminOfflineMode: false } })
  const visitor = await arrive(browser, team)
  await visitor.askForPerson()
  await expect(visitor.log.getByText('No customer service online at the moment')).toBeVisible()
  await expect(visitor.page.getByRole('dialog')).toHaveCount(0)
  await visitor.write('What are your opening hours?')
  await expect(visitor.log.locator('.row').last()).not.toContainText('What are your opening hours?')
})

test('T-16 off hours: the channel says when somebody is there', async ({ browser }) => {
  const closed = { timeZone: 'Europe/Berlin', week: {}, holidays: {} }
  const team = await ownTeam({ isEmpty: true, hours: closed, config: { unWorkingMsg: 'From nine to five.' } })
  const visitor = await arrive(browser, team)
  await visitor.askForPerson()
  await expect(visitor.log.getByText('From nine to five.')).toBeVisible()
})

test('T-14 T-21 D-03 a free agent is given the visitor, passes them on with a note, and the next one refuses', async ({
  page,
  browser,
}) => {
  const team = await ownTeam()
  const ana = await AgentPage.signIn(browser, team.ana)
  await ana.becomeAvailable()
  const visitor = new VisitorPage(page)
  await visitor.open('', team.channelId)
  await visitor.askForPerson()
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
  await visitor.write('My lid is cracked')

  await ana.openOwn('My lid is cracked')
  await team.seatBen({ state: 'available' })
  await ana.page.getByRole('button', { name: 'Transfer' }).click()
  const dialog = ana.page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Transfer to', exact: true })
    .or(dialog.getByRole('combobox'))
    .first()
    .click()
  await ana.page.getByRole('option', { name: 'Ben' }).click()
  await dialog.getByLabel('Note').fill('a discount would help')
  await dialog.getByRole('button', { name: 'Transfer' }).click()
  await expect(visitor.log.getByText('Ben joined the chat')).toBeVisible()
  await expect(visitor.log.getByText('a discount would help')).toHaveCount(0)

  const ben = await AgentPage.signIn(browser, team.ben)
  await ben.openOwn('My lid is cracked')
  await expect(ben.log.getByText('a discount would help')).toBeVisible()
  await ana.page.getByRole('button', { name: /^Your account/ }).click()
  await ana.page.getByRole('menuitem', { name: 'Away' }).click()
  await expect(ana.page.getByText('You are away.')).toBeVisible()
  await ben.choose('Decline')
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('This agent isn’t available. You’re still in the queue').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave queue' })).toBeVisible()
  await ana.close()
  await ben.close()
})

test('a supervisor steps into a colleague’s conversation', async ({ page, browser }) => {
  const team = await ownTeam()
  await team.seatBen({ state: 'available' })
  const visitor = new VisitorPage(page)
  await visitor.open('', team.channelId)
  await visitor.askForPerson()
  await expect(visitor.log.getByText('Ben joined the chat')).toBeVisible()
  await visitor.write('My lid is cracked')
  const ben = await AgentPage.signIn(browser, team.ben)
  await ben.openOwn('My lid is cracked')
  const ana = await AgentPage.signIn(browser, team.ana)
  await ana.page.goto(ben.page.url())
  await ana.page.getByRole('button', { name: 'Take over' }).click()
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
  await expect(ana.replyBox).toBeVisible()
  await expect(ben.replyBox).toHaveCount(0)
  await ana.close()
  await ben.close()
})

async function arrive(browser: Browser, { channelId }: Team): Promise<VisitorPage> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const visitor = new VisitorPage(await context.newPage())
  await visitor.open('', channelId)
  await expect(visitor.page.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  return visitor
}

async function askAndBeServed(visitor: VisitorPage): Promise<void> {
  await visitor.askForPerson()
  await expect(visitor.log.getByText('joined the chat')).toBeVisible()
}

async function isServedBy({ log }: VisitorPage, name: string): Promise<boolean> {
  return (await log.getByText(`${name} joined the chat`).count()) > 0
}
