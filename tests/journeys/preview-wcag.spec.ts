import { expect } from '@playwright/test'
import { previewLayouts, previewScenes, previewThemes } from '@foyer/contract/host/preview.ts'
import { channelWith } from './people/channels.ts'
import { openHost, tell } from './people/host-page.ts'
import { violationsOf } from './people/axe.ts'
import { test } from './people/test.ts'
import { rulesOfColours } from './people/wcag.ts'

for (const layout of previewLayouts)
  test(`WCAG: every scene of the preview, light and dark, ${layout}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const chat = await openHost(page, `channelId=${await channelWith({})}&customize=true`)
    await expect(chat.locator('.header')).toBeVisible()
    const frame = page.mainFrame().childFrames()[0] ?? page.mainFrame()
    for (const scene of previewScenes)
      for (const theme of previewThemes)
        await test.step(`${scene}, ${theme}`, async () => {
          await tell(page, { type: 'customize', scene, theme, layout, level: 2 })
          await expect(chat.locator('html')).toHaveAttribute('data-theme', theme)
          await expect(chat.locator('.preview')).toHaveAttribute('data-scene', scene)
          // axe passes over what is inert; visitors have the same elements without it, and no second title.
          await chat.locator('.preview').evaluate((preview) => {
            preview.removeAttribute('inert')
            preview.previousElementSibling?.setAttribute('hidden', '')
          })
          const wishes = { within: '.preview', ...(theme === 'dark' && { only: rulesOfColours }) }
          expect(await violationsOf(frame, wishes), `${scene}, ${theme}`).toEqual([])
        })
  })
