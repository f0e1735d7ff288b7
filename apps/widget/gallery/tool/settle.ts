import type { Page } from '@playwright/test'

/** How long nothing may happen before a page counts as finished, and how long each wait may take at most. */
const waits = { quietMs: 100, patienceMs: 5000 }

/** Waits until a page has downloaded everything and its content has come to rest. */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  const end = performance.now() + 3 * waits.patienceMs
  do {
    while (traffic.open() > 0 && performance.now() < end) await page.waitForTimeout(10)
    await page.evaluate(untilLoaded, waits)
    await page.evaluate(untilQuiet, waits)
  } while (traffic.open() > 0 && performance.now() < end)
}

/** `open`: what a page is still waiting for. `scripts`: how many parts of itself it has asked for so far. */
export type Traffic = { open: () => number; scripts: () => number }

/** Begin before the page opens. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<unknown>()
  let scripts = 0
  page.on('request', (request) => {
    open.add(request)
    if (request.resourceType() === 'script') scripts++
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return { open: () => open.size, scripts: () => scripts }
}

/**
 * Runs in the page: fonts, pictures and films are there. What is out of sight may never be asked for, and a film without
 * a source has nothing to load.
 */
async function untilLoaded({ patienceMs }: typeof waits): Promise<void> {
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined))
  const films = [...document.querySelectorAll<HTMLMediaElement>('audio, video')].map(
    (film) =>
      new Promise<void>((resolve) => {
        const isEmpty = film.networkState === film.NETWORK_EMPTY
        if (film.readyState >= film.HAVE_METADATA || film.error || film.preload === 'none' || isEmpty)
          resolve()
        for (const type of ['loadedmetadata', 'error']) film.addEventListener(type, () => resolve())
      }),
  )
  const patience = new Promise((resolve) => void setTimeout(resolve, patienceMs))
  await Promise.race([Promise.all([document.fonts.ready, ...pictures, ...films]), patience])
}

/** Runs in the page: nothing changed for a while and two frames. What never rests is looked at as it is. */
async function untilQuiet({ quietMs, patienceMs }: typeof waits): Promise<void> {
  let changes = 0
  const observer = new MutationObserver(() => void changes++)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
  const end = performance.now() + patienceMs
  for (let before = -1; before !== changes && performance.now() < end;) {
    before = changes
    await new Promise((resolve) => void setTimeout(resolve, quietMs))
    await nextFrame()
    await nextFrame()
  }
  observer.disconnect()
}

/** Runs in the page: two frames passed in which nothing changed. For what has been downloaded before. */
export async function untilStill(): Promise<void> {
  let changes = 0
  const observer = new MutationObserver(() => void changes++)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
  for (let before = -1, rounds = 0; before !== changes && rounds < 60; rounds++) {
    before = changes
    await nextFrame()
    await nextFrame()
  }
  observer.disconnect()
}
