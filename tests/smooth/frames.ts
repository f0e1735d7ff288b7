import type { Page } from '@playwright/test'

/** The times between frames, in milliseconds, while something was done. */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  const recorder = await page.evaluateHandle(record)
  await act()
  const frames = await recorder.evaluate(({ stop }) => stop())
  await recorder.dispose()
  return frames
}

/** Runs in the page. */
function record(): { stop: () => number[] } {
  const frames: number[] = []
  let last = performance.now()
  let handle = requestAnimationFrame(next)
  function next(now: number): void {
    frames.push(now - last)
    last = now
    handle = requestAnimationFrame(next)
  }
  return {
    stop: () => {
      cancelAnimationFrame(handle)
      // The first began before the recording.
      return frames.slice(1)
    },
  }
}
