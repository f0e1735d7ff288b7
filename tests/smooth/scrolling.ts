import { framesOf } from './frames.ts'
import type { Run } from './report.ts'
import type { Reader } from './slow-reader.ts'

const glide = { distance: 10_000, speed: 1200 }

/** What a reader does with a long conversation, by name. */
const acts: Record<string, (reader: Reader) => Promise<void>> = {
  'reads up by the wheel': async ({ page }) => {
    for (let notch = 0; notch < 40; notch++) {
      await page.mouse.wheel(0, -120)
      await page.waitForTimeout(60)
    }
  },
  'scrolls far up': (reader) => scrollBy(reader, glide.distance),
  'pages up by key': async ({ page }) => {
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('PageUp')
      await page.waitForTimeout(250)
    }
  },
  'scrolls back down': (reader) => scrollBy(reader, -glide.distance),
}

export async function scroll(reader: Reader): Promise<Record<string, Run>> {
  const runs: Record<string, Run> = {}
  for (const [name, act] of Object.entries(acts)) {
    const frames = await framesOf(reader.page, () => act(reader))
    const over50 = frames.filter((ms) => ms > 50).length
    runs[name] = { frames: frames.length, longestMs: Math.max(...frames), over50 }
  }
  return runs
}

async function scrollBy({ devtools, place }: Reader, yDistance: number): Promise<void> {
  await devtools.send('Input.synthesizeScrollGesture', { ...place, yDistance, speed: glide.speed })
}
