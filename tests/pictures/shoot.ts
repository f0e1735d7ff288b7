import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Writes a picture of a page for the documents of admins. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).png({ palette: true }).toFile(`docs/images/admin-${name}.png`)
}
