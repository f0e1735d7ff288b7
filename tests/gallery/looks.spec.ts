import { expect } from '@playwright/test'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fewVariants } from '../../apps/widget/gallery/tool/variants.ts'
import { difference } from './difference.ts'
import { test } from './gallery-test.ts'
import { hallName, halls } from './halls.ts'
import { complaintsOf, lookAround } from './look-around.ts'
import { readSheet, sheetFolder, writeSheet } from './sheet.ts'
import { thumbnailOf } from './thumbnail.ts'

/** A browser draws its player a little differently from one moment to the next; its place and size are ours. */
const drawnByBrowser = 'audio'

for (const file of halls) {
  const name = hallName(file)

  test(`${name} looks as it did`, async ({ gallery }, info) => {
    const walks = fewVariants.map((variant) =>
      lookAround(gallery, file, variant, async ({ picture }, { place }) => picture(place, drawnByBrowser)),
    )
    const seen = (await Promise.all(walks)).flat().toSorted((a, b) => (a.key < b.key ? -1 : 1))
    const now = new Map<string, Awaited<ReturnType<typeof thumbnailOf>>>()
    for (const { key, found } of seen) now.set(key, await thumbnailOf(found))
    if (info.config.updateSnapshots === 'all') return writeSheet(name, now)

    const before = await readSheet(name)
    const changes: string[] = []
    for (const { key, found } of seen) {
      const [is, was] = [now.get(key), before.get(key)]
      const change = is && was ? difference(was, is) : 'is new: pnpm gallery --update'
      if (!change) continue
      const path = info.outputPath(`${key.replaceAll('/', '.')}.png`)
      await writeFile(path, found)
      changes.push(`${key} ${change}; now it looks like ${path}`)
    }
    for (const key of before.keys()) if (!now.has(key)) changes.push(`${key} is gone: pnpm gallery --update`)
    expect(changes).toEqual([])
    expect(complaintsOf(seen)).toEqual([])
  })
}

test('nothing is remembered that is no longer in the gallery', async () => {
  const names = halls.map(hallName)
  const kept = await readdir(sheetFolder)
  const stale = kept.filter((file) => !names.includes(file.replace(/\.(?:png|txt)$/, '')))
  if (test.info().config.updateSnapshots === 'all')
    for (const file of stale) await rm(join(sheetFolder, file))
  else expect(stale).toEqual([])
})
