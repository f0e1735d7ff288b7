import type { FrameLocator, Page } from '@playwright/test'
import { address } from './address.ts'

/** A page of the same site with the chat in a frame, as the settings of a channel or a shop have it. */
export async function openHost(
  page: Page,
  query: string,
  src = `/chat_online/index?${query}`,
): Promise<FrameLocator> {
  const host = address('/host.html')
  const body = `<!doctype html><title>Host</title>
    <iframe title="Chat" width="380" height="640" src="${src}"></iframe>`
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(host)
  return page.frameLocator('iframe')
}

/** What the chat tells the page around it, from now on. */
export async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  const told = await page.evaluateHandle(() => {
    const messages: unknown[] = []
    addEventListener('message', ({ data }) => messages.push(data))
    return messages
  })
  return () => told.jsonValue()
}

/** The host tells the chat something. */
export async function tell(page: Page, message: unknown): Promise<void> {
  await page
    .locator('iframe')
    .evaluate(
      (frame: HTMLIFrameElement, said) => frame.contentWindow?.postMessage(said, location.origin),
      message,
    )
}
