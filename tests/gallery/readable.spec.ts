import { expect } from '@playwright/test'
import { mainPanels } from '../../apps/widget/gallery/tool/main-panels.ts'
import { lookInAll } from '../locales/look-in-all.ts'
import { test } from './gallery-test.ts'
import { halls } from './halls.ts'

/** Long words, long sentences, high letters, right to left. `pnpm e2e --project locales` looks at all 24. */
const hardest = ['de', 'ru', 'es', 'my', 'km', 'ar'] as const

test('S-35 the main panels can be read at 320 px in the hardest languages', async ({ gallery }) => {
  const all = halls.flatMap((file) => gallery.exhibitsOf(file))
  const panels = mainPanels.flatMap((name) => all.find((exhibit) => exhibit.name === name) ?? [])
  expect(panels).toHaveLength(mainPanels.length)
  expect(await lookInAll(gallery, panels, hardest)).toEqual([])
})
