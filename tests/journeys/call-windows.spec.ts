import { expect, type Page } from '@playwright/test'
import { withFakeDevices } from '../../playwright.config.ts'
import { ownTalk } from './people/own-talk.ts'
import { test } from './people/test.ts'

test.use({ launchOptions: withFakeDevices })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A picture of the other is on screen, and moves. */
async function seesPicture(page: Page, of: string): Promise<void> {
  const picture = page.locator(`video[aria-label="Video of ${of}"]`)
  const frames = () =>
    picture.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
  await expect.poll(frames).toBeGreaterThan(0)
  const before = await frames()
  await expect.poll(frames).toBeGreaterThan(before)
}

const live = (page: Page) => page.getByRole('timer')

test('S-25 C-01 on a phone a visitor calls: asked why first, seen and heard, muted, switched to voice, hung up', async ({
  page,
  browser,
}) => {
  const { visitor, agent } = await ownTalk(page, browser)

  await press(page, 'Video call')
  // The browser's own question comes after ours.
  await expect(page.getByText('can only hear and see you if you allow it')).toBeVisible()
  await press(page, 'Continue')
  await expect(page.getByText('Calling…')).toBeVisible()
  const card = agent.page.getByRole('alertdialog', { name: 'is calling' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const asks = agent.page.getByRole('button', { name: 'Continue' })
  await asks.click()

  await expect(live(page)).toBeVisible()
  await expect(live(agent.page)).toBeVisible()
  await seesPicture(page, 'Ana')
  await seesPicture(agent.page, 'Visitor')

  await press(agent.page, 'Turn your microphone off')
  await expect(page.getByText('Ana is muted')).toBeVisible()
  await press(agent.page, 'Turn your microphone on')
  await expect(page.getByText('Ana is muted')).toHaveCount(0)
  await press(page, 'Turn your camera off')
  await expect(agent.page.getByText('turned off their camera')).toBeVisible()

  // On a phone the call covers the chat; made small, it lets it go on.
  await press(page, 'Minimize call')
  await visitor.write('I can see you')
  await expect(agent.log.getByText('I can see you')).toBeVisible()
  await press(page, 'Expand call')

  await press(page, 'Switch to voice only')
  await expect(agent.page.locator('.call-stage-voice')).toBeVisible()
  await press(agent.page, 'Hang up')
  await expect(page.getByRole('status').filter({ hasText: 'Call ended' })).toBeVisible()
  await expect(visitor.log.getByText('Video call started')).toBeVisible()
  await expect(visitor.log.getByText(/^Call ended\s·\s\d+\ssec/)).toBeVisible()
  await expect(agent.log.getByText(/^Call ended\s·\s\d+\ssec/)).toBeVisible()

  await agent.page.goto(agent.page.url().replace(/\/inbox.*/, '/calls'))
  await expect(agent.page.locator('.desk-call-row').first()).toContainText('sec')
  await agent.close()
})

test('S-25 on a phone an agent calls: declined, then answered without a camera, and found again after a reload', async ({
  page,
  browser,
}) => {
  const { visitor, agent } = await ownTalk(page, browser)

  await press(agent.page, 'Video call')
  await press(agent.page, 'Continue')
  const card = page.getByRole('alertdialog', { name: 'Ana is calling' })
  await card.getByRole('button', { name: 'Decline' }).click()
  await expect(agent.page.getByRole('status').filter({ hasText: 'Call declined' })).toBeVisible()
  await expect(visitor.log.getByText('Call declined')).toBeVisible()

  await press(agent.page, 'Call again')
  await card.getByRole('button', { name: 'Accept without camera' }).click()
  await press(page, 'Continue')
  await expect(live(page)).toBeVisible()
  await expect(agent.page.getByText('turned off their camera')).toBeVisible()
  await seesPicture(page, 'Ana')

  await page.reload()
  await expect(live(page)).toBeVisible()
  await seesPicture(page, 'Ana')
  await expect(live(agent.page)).toBeVisible()
  await press(page, 'Hang up')
  await expect(agent.page.getByRole('status').filter({ hasText: 'Call ended' })).toBeVisible()
  await agent.close()
})
