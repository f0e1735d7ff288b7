import { expect } from '@playwright/test'
import { fallSilent, isKnownToBeHere, isLookedAt, timeOut } from './people/long-ago.ts'
import { served } from './people/situations.ts'
import { test } from './people/test.ts'

const minuteMs = 60_000

test('T-20 an agent who takes long is excused, once, in every tab', async ({ page, context }) => {
  const { visitor, threadId } = await served(page, {
    adminTimeoutTime: 2,
    adminTimeoutMsg: 'One moment more.',
  })
  await visitor.write('where is my parcel?')
  await expect(visitor.message('where is my parcel?')).toBeVisible()
  await visitor.allSent()
  await fallSilent(threadId, 2 * minuteMs)
  await expect(visitor.log.getByText('One moment more.')).toHaveCount(1)

  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('One moment more.')).toHaveCount(1)
  await fallSilent(threadId, 30 * minuteMs)
  await visitor.write('hello?')
  await expect(visitor.message('hello?')).toBeVisible()
  await expect(visitor.log.getByText('One moment more.')).toHaveCount(1)
})

test('T-20 T-24 a visitor who falls silent is asked, stays while the page is open, and then the chat ends: timed out', async ({
  page,
}) => {
  const { visitor, agent, threadId } = await served(page, {
    userTimeoutTime: 5,
    userTimeoutMsg: 'Are you still with us?',
    evaluateMode: false,
  })
  await agent.reply(threadId, 'Which order is it?')
  await expect(visitor.message('Which order is it?')).toBeVisible()
  await fallSilent(threadId, 5 * minuteMs)
  await expect(visitor.log.getByText('Are you still with us?')).toHaveCount(1)

  await expect.poll(() => isKnownToBeHere(threadId)).toBe(true)
  await fallSilent(threadId, 5 * minuteMs)
  await expect.poll(() => isLookedAt(threadId)).toBe(true)
  await expect(visitor.box).toBeEditable()

  await timeOut(threadId, minuteMs, page.getByRole('button', { name: 'Start a new chat' }))
  await expect(visitor.log.getByText('Are you still with us?')).toHaveCount(1)
  await expect(visitor.log).toContainText('due to inactivity')
})
