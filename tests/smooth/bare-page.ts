import type { Browser } from '@playwright/test'
import { slowed, type Reader } from './slow-reader.ts'

/** The same reader before as long a page that does nothing at all: what it drops, the machine drops. */
export async function withBarePage<T>(browser: Browser, act: (reader: Reader) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.evaluate(() => {
    document.body.append(
      ...Array.from({ length: 2000 }, (_, at) =>
        Object.assign(document.createElement('p'), { textContent: `Line ${at}` }),
      ),
    )
    window.scrollTo(0, document.body.scrollHeight)
  })
  const result = await act(await slowed(page, { x: 640, y: 400 }))
  await context.close()
  return result
}
