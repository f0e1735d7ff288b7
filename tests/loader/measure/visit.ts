import type { Browser } from '@playwright/test'
import type { HostWindow } from '../host-page.ts'

export type Visit = {
  /** Addresses of all that the page asked for before anybody wanted to chat, but for itself. */
  requests: string[]
  /** The sum of all layout shifts, from the first paint until the chat was opened and closed. */
  layoutShift: number
}

export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(document, { shifts })
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const before = requests.filter((url) => url !== address && !url.endsWith('/favicon.ico'))
  await page.evaluate(async () => {
    await (window as HostWindow).Foyer('open')
    await (window as HostWindow).Foyer('close')
  })
  const shifts = await page.evaluate(() => Reflect.get(document, 'shifts') as number[])
  await context.close()
  return { requests: before, layoutShift: shifts.reduce((sum, shift) => sum + shift, 0) }
}
