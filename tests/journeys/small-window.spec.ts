import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { robotTips } from '@foyer/contract/robot/endpoints.ts'
import { expect, type Page } from '@playwright/test'
import { answerWith } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

const small = { width: 320, height: 256 }
const lines = 'one\ntwo\nthree\nfour\nfive\nsix'

test('S-04 in a small window the conversation keeps two fifths of the height', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await page.setViewportSize(small)
  await visitor.open('', await channelWith({}))
  await expect(visitor.log).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)

  await test.step('with a message, and the suggestions closed', async () => {
    await visitor.write('Where is my order?')
    await visitor.allSent()
    await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)
    const more = page.getByRole('button', { name: 'Quick actions' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(page.getByRole('button', { name: 'Opening hours' })).toBeVisible()
  })

  await test.step('with a text of many lines', async () => {
    await visitor.box.fill(lines)
    await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)
    await visitor.box.fill('')
  })

  await test.step('in the queue', async () => {
    await visitor.waitForPerson()
    await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)
    await visitor.box.fill(lines)
    await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)
    await visitor.box.fill('')
  })

  await test.step('with room again everything is back', async () => {
    await page.setViewportSize({ width: 800, height: 800 })
    await expect(page.getByRole('region', { name: 'Notice' })).toBeVisible()
  })
})

test('S-04 S-17 T-11 with an agent it keeps them too, with the tools and who types', async ({ page }) => {
  await page.setViewportSize(small)
  const { visitor, agent, threadId } = await served(page)
  await expect(page.getByRole('button', { name: 'Emoji' })).toBeVisible()
  await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)
  await visitor.box.fill(lines)
  await expect(visitor.sendButton).toBeInViewport({ ratio: 1 })
  await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)
  // It passes soon: who begins to look when it is there may be late.
  const seen = expect(page.getByText('Ana is typing…')).toBeInViewport({ ratio: 1 })
  await agent.call('typeReply', { threadId })
  await seen
  await expect.poll(() => shareOf(page, visitor)).toBeGreaterThanOrEqual(0.4)
})

test('S-15 questions to begin with can be reached in a small window', async ({ page }) => {
  await page.setViewportSize(small)
  const autoTip = [{ autoTip: 'Where is my order?' }]
  await withRobot(page, { ...menusOf([]), autoTip, transferUserMode: false })
  await page.getByRole('button', { name: 'Quick actions' }).click()
  await expect(page.getByRole('button', { name: 'Where is my order?' })).toBeVisible()
})

test('S-15 who is at the end of the conversation stays there when the suggestions close', async ({
  page,
}) => {
  const { visitor, say } = await withRobot(page)
  await answerWith(page, 'robotTips', robotTips.example.output)
  for (let line = 1; line <= 15; line += 1) await say({ kind: 'text', text: `Line ${line}` })
  await expect(visitor.message('Line 15')).toBeInViewport()

  await visitor.box.fill('return')
  const tips = page.getByRole('list', { name: 'Suggested questions' })
  await expect(tips).toBeVisible()
  await expect(visitor.message('Line 15')).toBeInViewport()
  await visitor.box.press('Escape')
  await expect(tips).toHaveCount(0)
  await expect(visitor.message('Line 15')).toBeInViewport()

  await say({ kind: 'text', text: 'One more' })
  await expect(visitor.message('One more')).toBeInViewport()
  await expect(page.getByRole('button', { name: /latest|new message/i })).toHaveCount(0)
})

test('V-10 a paste that does not fit says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { visitor } = await withRobot(page)
  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(4001)))
  await visitor.box.press('ControlOrMeta+v')
  const said = page.getByRole('alert').getByText('only the first 4,000 characters fit')
  await expect(said).toBeVisible()
  await visitor.box.press('Backspace')
  await expect(said).toHaveCount(0)
})

test('S-10 K-02 the notice can be stopped, and does not move for whoever wants no movement', async ({
  page,
}) => {
  await withRobot(page, { noticeMode: true, noticeMsg: 'Parcels to the islands take two days longer.' })
  const notice = page.getByRole('region', { name: 'Notice' })
  const text = notice.getByText('Parcels to the islands')
  const stop = notice.getByRole('button', { name: 'Pause notice' })
  await expect(text).toHaveCSS('animation-play-state', 'running')
  await stop.click()
  await expect(stop).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(0, 0)
  await expect(text).toHaveCSS('animation-play-state', 'paused')
  await stop.click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(text).toHaveCSS('animation-play-state', 'running')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(text).toHaveCSS('animation-name', 'none')
  await expect(stop).toBeHidden()
})

/** How much of the window's height the conversation has. */
async function shareOf(page: Page, visitor: VisitorPage): Promise<number> {
  const box = await visitor.log.boundingBox()
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? Infinity)
}
