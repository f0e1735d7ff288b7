import { expect, type Page } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { transferStatuses, type TransferStatus } from '@foyer/contract/codes.ts'
import { transferAgent } from '@foyer/contract/session/endpoints.ts'
import { answerWith } from './people/calls.ts'
import { fallSilent, isLookedAt, timeOut } from './people/long-ago.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

const minuteMs = 60_000

/** Texts that stand nowhere else; those with a mode are said. */
const texts = {
  robotWelcomeMsg: 'The welcome of the robot.',
  autoTip: [{ autoTip: 'A question to begin with?' }],
  noticeMode: true,
  noticeMsg: 'The notice of the channel.',
  adminWelcomeMode: true,
  adminWelcomeMsg: 'The hello of an agent.',
  adminOfflineMode: true,
  adminOfflineMsg: 'No agent is online.',
  adminCloseMode: true,
  adminCloseMsg: 'The agent says goodbye.',
  userOverMsg: 'The chat is over.',
  userQueueMode: true,
  userQueueMsg: 'Your place is ##.',
  unWorkingMsg: 'We are closed today.',
  userTimeoutMode: true,
  userTimeoutTime: 5,
  userTimeoutMsg: 'Is anybody there?',
  adminTimeoutMode: true,
  adminTimeoutTime: 2,
  adminTimeoutMsg: 'The agent needs a moment.',
  leaveMsgMode: true,
  leaveMsgTitle: '<p>Words above the form.</p>',
  evaluateMode: false,
} satisfies Partial<ChannelConfig>

/** Every text with a mode, and none of them on. */
const silent: Partial<ChannelConfig> = {
  ...texts,
  noticeMode: false,
  adminWelcomeMode: false,
  adminOfflineMode: false,
  adminCloseMode: false,
  userQueueMode: false,
  userTimeoutMode: false,
  adminTimeoutMode: false,
}

function outcome(status: TransferStatus, waitIndex = 0): typeof transferAgent.example.output {
  return { ...transferAgent.example.output, status: transferStatuses[status], waitIndex }
}

test('D-18 every configured text has its moment', async ({ page, browser }) => {
  await test.step('the start: welcome, suggestions, notice', async () => {
    const { visitor } = await withRobot(page, texts)
    await expect(visitor.message(texts.robotWelcomeMsg)).toBeVisible()
    await expect(page.getByRole('button', { name: 'A question to begin with?' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notice' }).getByText(texts.noticeMsg)).toBeVisible()

    await test.step('outside working hours', async () => {
      await answerWith(page, 'transferAgent', outcome('offHours'), 1)
      await visitor.askForPerson()
      await expect(visitor.log.getByText(texts.unWorkingMsg)).toBeVisible()
    })
  })

  await test.step('nobody online, and the words above the form for a message', async () => {
    const { visitor } = await withRobot(page, texts)
    await answerWith(page, 'transferAgent', outcome('noAgent'), 1)
    await visitor.askForPerson()
    await expect(page.getByRole('dialog').getByText('Words above the form.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(visitor.log.getByText(texts.adminOfflineMsg)).toBeVisible()
  })

  await test.step('the queue, and the visitor who ends the chat', async () => {
    const { visitor } = await withRobot(page, texts)
    await answerWith(page, 'transferAgent', outcome('queued', 4), 1)
    await visitor.askForPerson()
    await expect(page.getByRole('status').filter({ hasText: 'Your place is 4.' })).toBeVisible()
    await page.locator('header').getByRole('button', { name: 'End chat' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End chat' }).click()
    await expect(visitor.log.getByText(texts.userOverMsg)).toBeVisible()
  })

  await test.step('an agent comes, is slow, and ends the chat', async () => {
    const { visitor, agent, threadId } = await served(page, texts)
    await expect(visitor.message(texts.adminWelcomeMsg)).toBeVisible()
    await visitor.write('hello')
    await visitor.allSent()
    await fallSilent(threadId, 2 * minuteMs)
    await expect(visitor.log.getByText(texts.adminTimeoutMsg)).toBeVisible()
    await agent.call('closeThread', { threadId })
    await expect(visitor.log.getByText(texts.adminCloseMsg)).toBeVisible()
    await expect(visitor.log.getByText(texts.userOverMsg)).toHaveCount(0)
  })

  await test.step('a visitor is silent until the chat times out', async () => {
    const { visitor, agent, threadId } = await served(page, texts)
    await agent.reply(threadId, 'Which order is it?')
    await expect(visitor.message('Which order is it?')).toBeVisible()
    await fallSilent(threadId, 5 * minuteMs)
    await expect(visitor.log.getByText(texts.userTimeoutMsg)).toBeVisible()
    await timeOut(threadId, 5 * minuteMs, visitor.log.getByText(texts.userOverMsg))
  })

  await test.step('with their modes off, none is said', async () => {
    const context = await browser.newContext({ locale: 'en-GB' })
    const other = await context.newPage()
    const alone = await withRobot(other, silent)
    await answerWith(other, 'transferAgent', outcome('noAgent'), 1)
    await alone.visitor.askForPerson()
    await expect(other.getByRole('dialog').getByText('Words above the form.')).toBeVisible()
    await other.keyboard.press('Escape')
    await expectNone(other)

    const waiting = await withRobot(other, silent)
    await answerWith(other, 'transferAgent', outcome('queued', 4), 1)
    await waiting.visitor.askForPerson()
    await expect(other.getByRole('button', { name: 'Leave queue' })).toBeVisible()
    await expectNone(other)

    const { visitor, agent, threadId } = await served(other, silent)
    await visitor.write('hello')
    await visitor.allSent()
    await fallSilent(threadId, 10 * minuteMs)
    await expect.poll(() => isLookedAt(threadId)).toBe(true)
    await agent.reply(threadId, 'Which order is it?')
    await expect(visitor.message('Which order is it?')).toBeVisible()
    await fallSilent(threadId, 10 * minuteMs)
    await expect.poll(() => isLookedAt(threadId)).toBe(true)
    await agent.call('closeThread', { threadId })
    await expect(visitor.log.getByText('The agent ended the chat')).toBeVisible()
    await expectNone(other)
    await context.close()
  })
})

async function expectNone(page: Page): Promise<void> {
  for (const text of [
    texts.noticeMsg,
    texts.adminWelcomeMsg,
    texts.adminOfflineMsg,
    'Your place is',
    texts.userTimeoutMsg,
    texts.adminTimeoutMsg,
    texts.adminCloseMsg,
    texts.userOverMsg,
  ])
    await expect(page.getByText(text)).toHaveCount(0)
}
