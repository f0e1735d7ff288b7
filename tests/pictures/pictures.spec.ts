import { expect, test, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { Agent } from '@foyer/testkit/agent.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { phone } from '../../playwright.config.ts'
import { givenDesk, type GivenDesk } from '../desk-looks/given-desk.ts'
import { AgentPage } from '../journeys/people/agent-page.ts'
import { HostPage } from '../journeys/people/hosts.ts'
import { VisitorPage } from '../journeys/people/visitor-page.ts'

/** `pnpm pictures` renews what README and docs show. Nothing is compared: people look at the result. */
const path = (name: string) => `docs/images/${name}.png`
const margin = 14

test('a visitor on the phone beside the desk', async ({ browser }) => {
  const desk = await givenDesk()
  await givenColleaguesVisitors(desk)
  const visitor = await openPhone(browser, desk)
  await visitor.write('How long does delivery take?')
  await expect(visitor.log.getByText('working days').first()).toBeVisible()
  await visitor.waitForPerson()

  const agent = await AgentPage.signIn(browser, desk.email)
  await agent.becomeAvailable()
  await agent.openOwn('Sam Okafor')
  await visitor.write('My parcel was due on Monday and it is not here yet.')
  await visitor.allSent()
  await agent.reply('Hi, this is Ana. I am looking at your order right now.')
  await expect(visitor.log.getByText('I am looking at your order')).toBeVisible()
  await visitor.write('Thank you! The tracking page is https://track.example/4711')
  await visitor.allSent()
  await agent.reply('The courier left it with your neighbour at number 14. Could you ask there?')
  await expect(visitor.log.getByText('number 14')).toBeVisible()
  await expect(agent.log.getByText('number 14')).toBeVisible()

  const chat = await settled(visitor.page)
  const inbox = await settled(agent.page)
  await sharp(inbox).png({ palette: true }).toFile(path('desk'))
  await beside(chat, inbox, path('chat-and-desk'))
})

test('the chat on a site', async ({ page }) => {
  const desk = await givenDesk()
  await page.setViewportSize({ width: 1100, height: 740 })
  const host = new HostPage(page, 'shop')
  await host.open(desk.channelKey)
  await host.openChat()
  await host.visitor.write('How long does delivery take?')
  await expect(host.visitor.log.getByText('working days').first()).toBeVisible()
  await sharp(await settled(page))
    .png({ palette: true })
    .toFile(path('site'))
})

/** Conversations that make the agent's list look like a working day. */
async function givenColleaguesVisitors({ http, email, channelKey }: GivenDesk): Promise<void> {
  const ana = await Agent.signIn(http, email)
  const people = [
    { userName: '王小明', said: '你好，我想退货', answer: undefined },
    { userName: 'Marta Lindqvist', said: 'The lid arrived cracked, can I get a new one?', answer: undefined },
    { userName: 'Jo Adeyemi', said: 'That was quick, thank you!', answer: 'You are welcome.' },
  ]
  for (const { userName, said, answer } of people) {
    const visitor = await Visitor.start(http, { channelId: channelKey, userName })
    const threadId = await threadIdOf(visitor)
    await visitor.call('transferAgent')
    await ana.call('takeThread', { threadId })
    await visitor.send(said)
    if (answer) await ana.reply(threadId, answer)
  }
}

async function openPhone(browser: Browser, { channelKey }: GivenDesk): Promise<VisitorPage> {
  const context = await browser.newContext({
    viewport: { width: 420, height: 800 },
    isMobile: true,
    userAgent: phone,
    hasTouch: true,
    locale: 'en-GB',
  })
  const visitor = new VisitorPage(await context.newPage())
  await visitor.open('&userName=Sam%20Okafor', channelKey)
  return visitor
}

async function settled(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

async function beside(left: Buffer, right: Buffer, file: string): Promise<void> {
  const { width: leftWidth } = await sharp(left).metadata()
  const { width: rightWidth, height } = await sharp(right).metadata()
  const width = leftWidth + rightWidth + 3 * margin
  await sharp({ create: { width, height: height + 2 * margin, channels: 3, background: '#eef0f3' } })
    .composite([
      { input: left, left: margin, top: margin },
      { input: right, left: leftWidth + 2 * margin, top: margin },
    ])
    .png({ palette: true })
    .toFile(file)
}
