import { expect, type Locator, type Page } from '@playwright/test'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { transferStatuses } from '@foyer/contract/codes.ts'
import { timing } from '@foyer/core/timing.ts'
import { answerWith, countCalls } from './people/calls.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import type { VisitorPage } from './people/visitor-page.ts'

const { robotWelcomeMsg, faq } = defaultChannelConfig

test('S-10 K-02 a notice runs past, stands still to be read, and goes when it is known', async ({ page }) => {
  const noticeMsg = `${'Parcels are late. '.repeat(10).trim()}!`
  await withRobot(page, { noticeMode: true, noticeMsg })
  const notice = page.getByRole('region', { name: 'Notice' })
  const words = notice.getByRole('button', { name: noticeMsg })
  const running = notice.getByText(noticeMsg)
  await expect(running).toHaveCSS('animation-duration', '20s')
  await words.click()
  await expect(words).toHaveAttribute('aria-expanded', 'true')
  await expect(running).toHaveCSS('animation-name', 'none')
  await notice.getByRole('button', { name: 'Dismiss notice' }).click()
  await expect(notice).toHaveCount(0)
})

test('S-10 a channel can have none', async ({ page }) => {
  const { visitor } = await withRobot(page, { noticeMode: false })
  await visitor.write('hello')
  await visitor.allSent()
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0)
})

test('S-12 D-06 T-22 the quick menu asks, answers by itself and leads elsewhere', async ({
  page,
  context,
}) => {
  const { visitor } = await withRobot(page)
  await test.step('type 0 sends its question', async () => {
    await tag(page, 'My order').click()
    await expect(own(visitor, 'Where is my order?')).toBeVisible()
    await visitor.allSent()
  })

  await test.step('after the first message the row is closed, but for the way to a person', async () => {
    await expect(tag(page, 'Talk to an agent')).toBeVisible()
    await expect(tag(page, 'Opening hours')).toHaveCount(0)
    await moreTags(page).click()
    await expect(moreTags(page)).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('T-22 type 7 is answered at once, and both are in the log', async () => {
    await tag(page, 'Opening hours').click()
    const answer = visitor.message('We are here Monday to Saturday, 9:00 to 18:00.')
    await expect(own(visitor, 'Opening hours')).toBeVisible()
    await expect(answer).toBeVisible()
    await visitor.allSent()
    await page.reload()
    await expect(own(visitor, 'Opening hours')).toHaveCount(1)
    await expect(answer).toHaveCount(1)
  })

  await test.step('type 6 opens its link in a window that knows nothing of this one', async () => {
    await context.route('https://shop.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Sizes</title>' }),
    )
    const opened = context.waitForEvent('page')
    await moreTags(page).click()
    await tag(page, 'Size guide').click()
    const window = await opened
    await expect(window).toHaveURL('https://shop.example/sizes')
    expect(await window.evaluate(() => opener === null && document.referrer === '')).toBe(true)
  })
})

test('D-06 T-01 P-03 the menu’s way to a person is locked for a while, and gone with a person', async ({
  page,
}) => {
  await withRobot(page)
  const person = tag(page, 'Talk to an agent')
  const nobody = { adminId: '', adminNick: '', waitIndex: 0 }
  await answerWith(page, 'transferAgent', { status: transferStatuses.failed, ...nobody }, 1)
  const asked = countCalls(page, 'transferAgent')
  await person.click()
  await expect(page.getByText('We couldn’t connect you to an agent. Please try again.')).toBeVisible()
  await expect(person).toHaveAttribute('aria-disabled', 'true')
  await person.click({ force: true })
  await expect(person).toHaveAttribute('aria-disabled', 'false')
  expect(asked()).toBe(1)

  await person.click()
  await expect(page.getByText(/You are number \d+ in the queue\./)).toBeVisible()
  await expect(person).toHaveCount(0)
})

test('D-06 T-05 the menu asks for a rating at any time, and asks before it ends the chat', async ({
  page,
}) => {
  const { visitor } = await withRobot(page)
  await tag(page, 'Rate us').click()
  const sheet = page.getByRole('dialog', { name: 'How did we do?' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  const question = page.getByRole('dialog', { name: 'End this chat?' })
  await tag(page, 'End chat').click()
  await question.getByRole('button', { name: 'Keep chatting' }).click()
  await expect(visitor.box).toBeEditable()
  await tag(page, 'End chat').click()
  await question.getByRole('button', { name: 'End chat' }).click()
  await expect(page.getByRole('region', { name: 'The chat has ended' })).toBeVisible()
  await expect(visitor.box).toHaveCount(0)
  await expect(tag(page, 'My order')).toHaveCount(0)
  await expect(tag(page, 'End chat')).toHaveCount(0)
})

test('S-38 a channel without ratings has no tag and no button for them', async ({ page }) => {
  await withRobot(page, { evaluateMode: false })
  await expect(tag(page, 'My order')).toBeVisible()
  await expect(tag(page, 'Rate us')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rate this chat' })).toHaveCount(0)
})

for (const [evaluateMode, buttons] of [
  [true, 1],
  [false, 0],
] as const)
  test(`S-38 evaluateMode ${evaluateMode}: without a tag the header has ${buttons} buttons to rate`, async ({
    page,
  }) => {
    await withRobot(page, { evaluateMode, ...menusOf([]) })
    await expect(page.getByRole('button', { name: 'Rate this chat' })).toHaveCount(buttons)
  })

test('T-12 S-13 K-01 the robot says hello and offers its questions, five at a time', async ({ page }) => {
  const { visitor } = await withRobot(page, { robotWelcomeMsg, faq })
  await expect(visitor.message(robotWelcomeMsg)).toBeVisible()
  await expect(visitor.message('Popular questions')).toBeVisible()
  const list = visitor.log.getByRole('list', { name: 'Delivery' }).getByRole('listitem')
  await expect(list).toHaveCount(5)
  await visitor.log.getByRole('button', { name: 'More questions' }).click()
  await expect(list).toHaveText(['Can I collect in the shop?'])
  await visitor.log.getByRole('button', { name: 'More questions' }).click()
  await expect(list.first()).toHaveText('Where is my order?')
  await visitor.log.getByRole('tab', { name: 'Returns' }).click()
  await visitor.log.getByRole('button', { name: 'How do I return something?' }).click()
  await expect(own(visitor, 'How do I return something?')).toBeVisible()

  await test.step('who has asked already finds the greeting again, once, at the beginning', async () => {
    await visitor.allSent()
    await page.clock.install()
    await page.reload()
    await expect(own(visitor, 'How do I return something?')).toBeVisible()
    await page.clock.fastForward(2 * timing.robotGuideMs)
    await expect(visitor.message(robotWelcomeMsg)).toHaveCount(1)
  })
})

test('T-12 S-14 where the robot guides, its services are tiles, and a person is one of its offers', async ({
  page,
}) => {
  const plain = { imgUrl: '', labelLink: '', questionList: [], faqGrouplist: [] }
  const kettles = {
    id: 'k',
    name: 'Kettles',
    questionList: [{ question: 'Is it safe on gas?', docId: 'd9' }],
  }
  const care = { id: 'c', name: 'Care', questionList: [{ question: 'How is it cleaned?', docId: 'd10' }] }
  const { visitor } = await withRobot(page, {
    receiveMode: 'robotGuide',
    robotWelcomeMsg: '<p>Welcome to <b>Harbour Home</b></p>',
    faq: {
      showType: 'tiles',
      showContent: [
        { ...plain, id: 'f1', name: 'Products', type: 'groups' as const, faqGrouplist: [kettles, care] },
        {
          ...plain,
          id: 'f2',
          name: 'Sizes',
          type: 'link' as const,
          labelLink: 'https://shop.example/sizes',
        },
      ],
    },
  })
  await expect(visitor.log.locator('strong', { hasText: 'Harbour Home' })).toBeVisible()
  await expect(visitor.log.getByRole('link', { name: 'Sizes' })).toHaveAttribute('target', '_blank')
  await visitor.log.getByRole('button', { name: 'Products' }).click()
  await visitor.log.getByRole('tab', { name: 'Care' }).click()
  await expect(visitor.log.getByRole('button', { name: 'How is it cleaned?' })).toBeVisible()
  await visitor.log.getByRole('tab', { name: 'Kettles' }).click()
  await visitor.log.getByRole('button', { name: 'Is it safe on gas?' }).click()
  await expect(own(visitor, 'Is it safe on gas?')).toBeVisible()
  await visitor.log.getByRole('button', { name: 'Talk to an agent' }).click()
  await expect(page.getByText(/You are number \d+ in the queue\./)).toBeVisible()
})

test('S-09 P-02 D-03 the header says who answers; an agent has a card, the robot none', async ({ page }) => {
  const { visitor, agent, threadId } = await served(page)
  await expect(page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible()
  await expect(page.locator('.header').getByText('I know every kettle by name.')).toBeVisible()
  const opener = page.getByRole('button', { name: 'Contact details of Ana' })
  await opener.click()
  const card = page.getByRole('dialog', { name: 'Contact details' })
  await expect(card.getByText('I know every kettle by name.')).toBeVisible()
  await expect(card.getByRole('link', { name: '+49 40 5550 123' })).toHaveAttribute(
    'href',
    'tel:+49405550123',
  )
  await expect(card.getByRole('link', { name: '+49 170 5550 123' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'ana@shop.example' })).toHaveAttribute(
    'href',
    'mailto:ana@shop.example',
  )
  await expect(card.getByText('10001')).toBeVisible()
  await expect(card.getByText('ana-shop')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  await test.step('P-02 with the end of the chat the card goes', async () => {
    await agent.call('closeThread', { threadId })
    await expect(visitor.log.getByText('The agent ended the chat')).toBeVisible()
    await expect(opener).toHaveCount(0)
  })
})

test('S-09 P-02 with the robot there is its name, and no card to open', async ({ page }) => {
  await withRobot(page, { robotName: 'Harbour helper' })
  await expect(page.getByRole('heading', { name: 'Harbour helper', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Contact details/ })).toHaveCount(0)
})

test('S-09 T-11 T-19 that the agent types is said in the header and in the title, for a moment', async ({
  page,
}) => {
  const { agent, threadId } = await served(page, { titleDesc: 'Harbour Home' })
  await expect(page).toHaveTitle('Harbour Home')
  // Both pass soon: who begins to look when they are there may be late.
  const seen = [
    page.locator('.header').getByText('Ana is typing…').waitFor(),
    page.waitForFunction(() => document.title === 'Agent is typing'),
  ]
  await agent.call('typeReply', { threadId })
  await Promise.all(seen)
  await expect(page).toHaveTitle('Harbour Home')
  await expect(page.getByText('Ana is typing…')).toHaveCount(0)
  await expect(page.locator('.header').getByText('I know every kettle by name.')).toBeVisible()
})

test('a visitor who wants no sound is remembered', async ({ page }) => {
  await withRobot(page)
  const off = page.getByRole('button', { name: 'Turn sound off' })
  const on = page.getByRole('button', { name: 'Turn sound on' })
  await off.click()
  await expect(on).toBeVisible()
  await page.reload()
  await expect(on).toBeVisible()
  await on.click()
  await page.reload()
  await expect(off).toBeVisible()
})

function moreTags(page: Page): Locator {
  return page.getByRole('button', { name: 'Quick actions' })
}

function tag(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Quick actions' }).getByRole('button', { name, exact: true })
}

function own(visitor: VisitorPage, text: string): Locator {
  return visitor.log.locator('.message-own').getByText(text, { exact: true })
}
