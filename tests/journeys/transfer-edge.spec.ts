import { expect } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { transferStatuses, type TransferStatus } from '@foyer/contract/codes.ts'
import { eventExamples } from '@foyer/contract/events/event.ts'
import { transferAgent } from '@foyer/contract/session/endpoints.ts'
import { timing } from '@foyer/core/timing.ts'
import { answerWith, countCalls, holdCalls, urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { ComposerTools } from './people/composer-tools.ts'
import { holdClock } from './people/held-clock.ts'
import { withRobot } from './people/situations.ts'
import { take } from './people/taken.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

/** What the server says of a transfer; the contract's example with another outcome. */
function outcome(status: TransferStatus, waitIndex = 0): typeof transferAgent.example.output {
  return { ...transferAgent.example.output, status: transferStatuses[status], waitIndex }
}

const rows: readonly [name: string, status: TransferStatus, config: Partial<ChannelConfig>, line: string][] =
  [
    [
      "T-13 nobody online, in the channel's words",
      'noAgent',
      { adminOfflineMsg: 'Back tomorrow.', leaveMsgMode: false },
      'Back tomorrow.',
    ],
    [
      'T-13 X-10 nobody online',
      'noAgent',
      { adminOfflineMode: false, leaveMsgMode: false },
      'No customer service online at the moment',
    ],
    ['T-16 X-10 the transfer failed', 'failed', {}, 'We couldn’t connect you to an agent. Please try again.'],
    [
      "T-16 off hours, in the channel's words",
      'offHours',
      { unWorkingMsg: 'From nine to five.' },
      'From nine to five.',
    ],
    ['T-16 X-10 off hours', 'offHours', { unWorkingMsg: '' }, 'Customer service is off work!'],
  ]

for (const [name, status, config, line] of rows)
  test(`${name}: a line says so, and the robot answers on`, async ({ page }) => {
    const { visitor } = await withRobot(page, config)
    await answerWith(page, 'transferAgent', outcome(status))
    await visitor.askForPerson()
    await expect(visitor.log.getByText(line, { exact: true })).toBeVisible()
    await expect(page.getByText('Connecting you to an agent…')).toHaveCount(0)
    await expect(visitor.box).toBeEditable()
    await expect(new ComposerTools(page).bar).toHaveCount(0)
  })

test('S-20 T-13 whom the address names is asked for, without a choice of groups', async ({ page }) => {
  const asked = await answerWith(page, 'transferAgent', outcome('queued', 1))
  const visitor = new VisitorPage(page)
  await visitor.open('&groupId=g2&adminId=7', await channelWith({ groupMode: true }))
  await visitor.askForPerson()
  await expect.poll(() => asked).toMatchObject([{ groupId: 'g2', adminId: '7' }])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('T-13 S-22 with leave-message on, nobody online opens the form for a message', async ({ page }) => {
  const { visitor } = await withRobot(page)
  await answerWith(page, 'transferAgent', outcome('noAgent'))
  await visitor.askForPerson()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(page.getByText('Nobody is online at the moment.').first()).toBeVisible()
})

test('T-14 P-02 connected: whoever it is, their hello, their card, and that the visitor began', async ({
  page,
}) => {
  const query = '&title=Enamel%20kettle&price=39&desc=Blue&url=https%3A%2F%2Fshop.example%2Fkettle'
  const { visitor, channelId } = await withRobot(page, {}, query)
  // The server connects nobody by itself yet: Ana takes the conversation while the answer is on its way.
  await answerWith(page, 'transferAgent', async () => {
    await take(visitor, channelId)
    return outcome('connected')
  })
  const note = page.waitForRequest(urlOf('sysMsg'))
  await visitor.askForPerson()
  await expect(page.getByRole('heading', { name: 'Ana' })).toBeVisible()
  await expect(visitor.message('Hello, how can I help you?')).toBeVisible()
  expect((await note).postDataJSON()).toMatchObject({ clientType: 1 })
  await expect(visitor.log.getByText('You started a chat')).toBeVisible()
  await expect(new ComposerTools(page).button('Send images')).toBeVisible()
  await expect(page.locator('footer').getByRole('button', { name: 'Talk to an agent' })).toHaveCount(0)

  await test.step('P-02 the card', async () => {
    await page.getByRole('button', { name: 'Contact details of Ana' }).click()
    const card = page.getByRole('dialog', { name: 'Contact details' })
    await expect(card.getByRole('link', { name: 'ana@shop.example' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('T-14 what the visitor was looking at goes with one press', async () => {
    await visitor.log.getByRole('button', { name: 'Share this product' }).click()
    await visitor.allSent()
    await expect(visitor.log.getByRole('link', { name: /Enamel kettle/ })).toBeVisible()
    await expect(visitor.log.getByRole('button', { name: 'Share this product' })).toHaveCount(0)
  })
})

test("T-15 X-10 queued: the channel's words with the place, kept current; or ours", async ({ page }) => {
  await page.route('**/api/chat/visitor/stream', (route) => route.abort())
  const { visitor } = await withRobot(page, { userQueueMsg: 'Before you: ##. Really, ##.' })
  const line = page.getByRole('status').filter({ hasText: 'Before you' })
  await answerWith(page, 'transferAgent', outcome('queued', 4))
  await visitor.askForPerson()
  await expect(line).toHaveText('Before you: 4. Really, 4.')
  await expect(page.getByText('Waiting for an agent')).toBeVisible()
  await expect(new ComposerTools(page).bar).toHaveCount(0)
  await answerWith(page, 'getEventMsg', ({ lastSeq }) => ({
    status: 3,
    waitIndex: 2,
    msgList: [],
    lastSeq: Number(lastSeq),
    more: false,
  }))
  await expect(line).toHaveText('Before you: 2. Really, 2.')
})

test('T-15 X-10 queued without words of the channel: ours', async ({ page }) => {
  const { visitor } = await withRobot(page, { userQueueMode: false })
  await answerWith(page, 'transferAgent', outcome('queued'))
  const release = await holdCalls(page, 'transferAgent')
  await visitor.askForPerson()
  await expect(page.getByRole('status').filter({ hasText: 'Connecting you to an agent…' })).toBeVisible()
  await release()
  await expect(page.getByText('All agents are busy. Please wait a moment.')).toBeVisible()
})

test('T-01 K-01 after a press the way to a person is locked for five seconds', async ({ page }) => {
  await page.clock.install()
  const { visitor } = await withRobot(page)
  await answerWith(page, 'transferAgent', outcome('failed'))
  const asked = countCalls(page, 'transferAgent')
  const tag = page.locator('footer').getByRole('button', { name: 'Talk to an agent' })
  await holdClock(page)
  await tag.click()
  await expect(visitor.log.getByText('We couldn’t connect you to an agent. Please try again.')).toHaveCount(1)
  await expect(tag).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(timing.transferLockMs - 1)
  await tag.click({ force: true })
  expect(asked()).toBe(1)
  await page.clock.runFor(1)
  await expect(tag).toHaveAttribute('aria-disabled', 'false')
  await tag.click()
  await expect(visitor.log.getByText('We couldn’t connect you to an agent. Please try again.')).toHaveCount(2)
})

test('T-21 X-10 T-19 an agent who refuses: a warning that stays', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/chat/visitor/stream', (route) => route.abort())
  const { visitor } = await withRobot(page)
  await answerWith(page, 'transferAgent', outcome('queued', 1))
  await visitor.askForPerson()
  await expect(page.getByText('Waiting for an agent')).toBeVisible()
  await answerWith(
    page,
    'getEventMsg',
    ({ lastSeq }) => ({
      status: 1,
      waitIndex: 0,
      msgList: [{ ...eventExamples.failed, status: 1, seq: Number(lastSeq) + 1 }],
      lastSeq: Number(lastSeq) + 1,
      more: false,
    }),
    1,
  )
  const warning = page
    .getByRole('status')
    .locator('.foyer-toast', { hasText: 'No agents are available right now' })
  await expect(warning.getByText('Hint', { exact: true })).toBeVisible()
  await expect(page.locator('footer').getByRole('button', { name: 'Talk to an agent' })).toBeVisible()
  await page.clock.fastForward(10 * timing.toastMs)
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Dismiss' }).click()
  await expect(warning).toHaveCount(0)
})

for (const [name, receiveMode] of [
  ['human first', 'humanFirst'],
  ['human only', 'humanOnly'],
] as const)
  test(`T-07 D-05 ${name}, with the first message: a person is asked for, then it is sent`, async ({
    page,
  }) => {
    const { visitor } = await withRobot(page, { receiveMode, msgToTransferFlag: true })
    const [asked, sent] = [countCalls(page, 'transferAgent'), countCalls(page, 'sendMsg')]
    const release = await holdCalls(page, 'transferAgent')
    await visitor.write('Good morning')
    await expect.poll(asked).toBe(1)
    await expect(visitor.onTheirWay()).toBeVisible()
    expect(sent()).toBe(0)
    await release()
    await visitor.allSent()
    await expect.poll(() => visitor.ownTexts()).toEqual(['Good morning'])
    expect([asked(), sent()]).toEqual([1, 1])
    await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
  })
