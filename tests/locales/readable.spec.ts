import { expect } from '@playwright/test'
import { isLocaleCode, locales } from '../../packages/i18n/src/locales.ts'
import { test } from '../gallery/gallery-test.ts'
import { hallName, halls } from '../gallery/halls.ts'
import { lookInAll } from './look-in-all.ts'

const codes = Object.keys(locales).filter(isLocaleCode)

for (const file of halls) {
  test(`S-35 ${hallName(file)} can be read at 320 px in all 24 languages`, async ({ gallery }) => {
    expect(await lookInAll(gallery, gallery.exhibitsOf(file), codes)).toEqual([])
  })
}
