import { expect, type Browser } from '@playwright/test'
import { served } from '../journeys/people/situations.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { talkOn } from '../journeys/people/long-talk.ts'
import { slowed, type Reader } from './slow-reader.ts'

export type LongChat = Reader & Pick<Awaited<ReturnType<typeof served>>, 'visitor' | 'say'>

/** A visitor whose conversation has so many messages, all of them in the timeline. */
export async function withLongChat<T>(
  browser: Browser,
  count: number,
  act: (chat: LongChat) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const { visitor, threadId, say } = await served(page)
  const url = page.url()
  await page.goto('about:blank')
  await talkOn(await worldDeps(), threadId, count)
  await page.goto(url)
  // The last one is shown when all others are there.
  await say({ kind: 'text', text: 'the latest' })
  await expect(visitor.message('the latest')).toBeInViewport({ timeout: 60_000 })
  // Receipts, and what is downloaded besides.
  await page.waitForTimeout(2000)
  const box = await visitor.log.boundingBox()
  const reader = await slowed(page, { x: middle(box?.x, box?.width), y: middle(box?.y, box?.height) })
  await visitor.log.focus()
  const result = await act({ ...reader, visitor, say })
  await context.close()
  return result
}

function middle(start = 0, size = 0): number {
  return start + size / 2
}
