import { expect, type Locator } from '@playwright/test'
import { logWriter } from './people/log-writer.ts'
import { talkOn } from './people/long-talk.ts'
import { dayMs, moveBack } from './people/long-ago.ts'
import { readUpTo } from './people/read-marks.ts'
import { served } from './people/situations.ts'
import { test } from './people/test.ts'
import { worldDeps } from './people/world.ts'

test('S-11 every day has a line, every group of messages its time', async ({ page }) => {
  const { visitor, agent, threadId } = await served(page)
  await agent.reply(threadId, 'good night')
  await expect(visitor.message('good night')).toBeVisible()
  await moveBack(threadId, dayMs)
  await page.reload()
  await expect(visitor.message('good night')).toBeVisible()
  await expect(visitor.log.getByText('Yesterday', { exact: true })).toBeVisible()
  await expect(visitor.log.getByText('Today', { exact: true })).toHaveCount(0)

  await agent.reply(threadId, 'good morning')
  const row = visitor.log.locator('.row').filter({ hasText: 'good morning' })
  await expect(row.getByText('Today', { exact: true })).toBeVisible()
  await expect(row.locator('time')).toHaveText(/^\d{1,2}:\d{2}/)
  const at = await row.locator('time').getAttribute('datetime')
  expect(Math.abs(Date.now() - Date.parse(at ?? ''))).toBeLessThan(60_000)
})

test('S-11 what came while the visitor was away stands under a line, until they write', async ({ page }) => {
  const { visitor, agent, threadId, channelId } = await served(page)
  const { body } = await agent.reply(threadId, 'seen')
  await expect(visitor.message('seen')).toBeVisible()
  await expect.poll(() => readUpTo(threadId)).toBe(body.data['seq'])

  await page.goto('about:blank')
  await agent.reply(threadId, 'missed')
  await agent.reply(threadId, 'missed too')
  await visitor.open('', channelId)
  await expect(visitor.message('missed too')).toBeVisible()
  const line = visitor.log.getByRole('separator', { name: 'New messages' })
  await expect(line).toHaveCount(1)
  const below = visitor.log.locator('.row').filter({ has: page.getByRole('separator') })
  await expect(below.locator('.bubble')).toHaveText('missed')

  await visitor.write('thank you')
  await expect(line).toHaveCount(0)
})

test('S-11 who reads further up is left alone, told of what is new, and one press from it', async ({
  page,
}) => {
  const { visitor, agent, threadId } = await served(page)
  await expect(visitor.log).toHaveAccessibleName('Conversation')
  await expect(visitor.log).toHaveAttribute('aria-live', 'polite')
  await agent.reply(threadId, Array.from({ length: 60 }, (_, at) => `row ${at}`).join('\n'))
  await agent.reply(threadId, 'the end')
  await expect(visitor.message('the end')).toBeInViewport()
  const jump = page.getByRole('button', { name: 'Jump to the latest message' })
  await expect(jump).toHaveCount(0)

  await visitor.log.press('Home')
  await expect(jump).toBeVisible()
  // What is drawn anew while somebody scrolls is no news.
  await expect(visitor.log).toHaveAttribute('aria-live', 'off')
  await agent.reply(threadId, 'one more')
  await expect(jump.getByText('1 new message', { exact: true })).toBeVisible()
  await agent.reply(threadId, 'and another')
  await expect(jump.getByText('2 new messages')).toBeVisible()
  await expect(visitor.message('and another')).not.toBeInViewport()

  await jump.click()
  await expect(visitor.message('and another')).toBeInViewport()
  await expect(jump).toHaveCount(0)
  await expect(visitor.log).toHaveAttribute('aria-live', 'polite')
})

test('S-11 what is pressed while the list moves is pressed', async ({ page }) => {
  const { visitor, agent, threadId } = await served(page)
  await agent.reply(threadId, Array.from({ length: 60 }, (_, at) => `row ${at}`).join('\n'))
  await expect(visitor.log.getByText('row 59')).toBeVisible()
  await standsStill(visitor.log)
  const hit = await visitor.log.evaluate(async (log) => {
    const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
    log.scrollTop -= 40
    await nextFrame()
    await nextFrame()
    const { left, top, width, height } = log.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.row') !== null
  })
  expect(hit).toBe(true)
})

test('S-11 of a long conversation only what is in view is drawn', async ({ page }) => {
  const { visitor, threadId, say } = await served(page)
  await page.goto('about:blank')
  await talkOn(await worldDeps(), threadId, 2000)
  await page.goBack()
  await say({ kind: 'text', text: 'the latest' })
  await expect(visitor.message('the latest')).toBeInViewport()
  await standsStill(visitor.log)
  const rows = visitor.log.locator('.row')
  expect(await rows.count()).toBeLessThan(60)
  const jump = page.getByRole('button', { name: 'Jump to the latest message' })
  await visitor.log.press('Home')
  await expect(jump).toBeVisible()
  await expect.poll(() => rows.count()).toBeLessThan(60)
  await jump.click()
  await expect(visitor.message('the latest')).toBeInViewport()
})

test('T-03 T-19 what was recalled, is sensitive or internal is not for the visitor', async ({ page }) => {
  const { visitor, agent, threadId, say } = await served(page)
  const received: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => received.push(text),
        () => undefined,
      )
  })
  const writer = await logWriter()

  const msgId = await say({
    kind: 'goods',
    imgUrl: '',
    title: 'Wrong kettle',
    describe: '',
    label: '',
    fromUrl: '',
  })
  await expect(visitor.log.getByText('Wrong kettle')).toBeVisible()
  await writer.recall(msgId)
  await expect(visitor.log.getByText('Wrong kettle')).toHaveCount(0)
  await expect(visitor.log.getByText('Ana unsent a message')).toBeVisible()

  await writer.say(threadId, { kind: 'text', text: 'a card number' }, { sensitive: true })
  await writer.say(threadId, { kind: 'text', text: 'a difficult customer' }, { internal: true })
  await agent.reply(threadId, 'after all that')
  await expect(visitor.message('after all that')).toBeVisible()
  await page.reload()
  await expect(visitor.message('after all that')).toBeVisible()
  await expect(visitor.log.getByText('Ana unsent a message')).toBeVisible()
  for (const hidden of ['Wrong kettle', 'a card number', 'a difficult customer']) {
    await expect(page.getByText(hidden)).toHaveCount(0)
    expect(received.filter((answer) => answer.includes(hidden))).toEqual([])
  }
  expect(received.some((answer) => answer.includes('after all that'))).toBe(true)
})

/** The list follows its end, and goes there again as long as rows that come into view are measured. */
async function standsStill(log: Locator): Promise<void> {
  const placeNow = () => log.evaluate((element) => element.scrollTop)
  await expect(async () => {
    const place = await placeNow()
    await log.evaluate(
      (_element, frames) =>
        new Promise<void>((resolve) => {
          const next = (left: number): void =>
            left === 0 ? resolve() : void requestAnimationFrame(() => next(left - 1))
          next(frames)
        }),
      20,
    )
    expect(await placeNow()).toBe(place)
  }).toPass()
}
