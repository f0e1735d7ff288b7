import type { Page } from '@playwright/test'
import type { WindowSize } from '../window-size.ts'

export type Panel = { name: string; png: Buffer }

const columns = 5

/** Lays pictures out on one page, each under its name, and takes a picture of that. Wide ones are made smaller. */
export async function composeSheet(page: Page, panels: readonly Panel[], size: WindowSize): Promise<Buffer> {
  const width = Math.min(size.width, 800)
  const height = Math.round((size.height * width) / size.width)
  const gap = 12
  const figures = panels.map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}"></figure>`,
  )
  await page.setViewportSize({ width: columns * (width + gap) + gap, height: 600 })
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; margin: ${gap}px; background: #888 }
    figure { margin: 0 } figcaption { font: 14px sans-serif; color: #fff; height: 18px } img { display: block }
  </style>${figures.join('')}`)
  return page.screenshot({ fullPage: true })
}
