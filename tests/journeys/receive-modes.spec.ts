import { expect } from '@playwright/test'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

const { robotWelcomeMsg, faq } = defaultChannelConfig
const queued = /You are number \d+ in the queue/

test('D-05 T-12 robot: it says hello, and answers', async ({ page }) => {
  const { visitor } = await withRobot(page, { receiveMode: 'robot', robotWelcomeMsg })
  await expect(visitor.message(robotWelcomeMsg)).toBeVisible()
  await visitor.write('How can I send a product back?')
  await expect(visitor.log.getByText('You may return everything within')).toBeVisible()
  await expect(page.getByText(queued)).toHaveCount(0)
})

test('D-05 T-12 robot guide: it begins with its questions, and answers them', async ({ page }) => {
  const { visitor } = await withRobot(page, { receiveMode: 'robotGuide', robotWelcomeMsg, faq })
  await visitor.log.getByRole('button', { name: 'How long does delivery take?' }).click()
  await expect(visitor.log.getByText('2 to 4 working days')).toBeVisible()
  await expect(page.getByText(queued)).toHaveCount(0)
})

for (const mode of ['humanFirst', 'humanOnly'] as const) {
  test(`D-05 T-12 ${mode}: a person is asked for at once, and the robot says nothing`, async ({ page }) => {
    const { visitor } = await withRobot(page, { receiveMode: mode })
    await expect(page.getByText(queued)).toBeVisible()
    await visitor.write('How can I send a product back?')
    await visitor.allSent()
    await expect(visitor.log.getByText('You may return everything within')).toHaveCount(0)
  })
}
