import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Thumbnail } from './thumbnail.ts'

/** The thumbnails of one file of exhibits, by `<exhibit> <variant>`. */
export type Sheet = ReadonlyMap<string, Thumbnail>

export const sheetFolder = join(import.meta.dirname, 'baselines')

/** Between thumbnails, so that people can look at a sheet too. */
const gap = 2
const ground = 128

/** They are kept below each other in one picture; a list says which is where. */
export async function writeSheet(name: string, sheet: Sheet): Promise<void> {
  const paths = pathsOf(name)
  if (sheet.size === 0)
    return void (await Promise.all(Object.values(paths).map((path) => rm(path, { force: true }))))
  const width = Math.max(...[...sheet.values()].map((each) => each.width))
  const height = [...sheet.values()].reduce((sum, each) => sum + each.height + gap, 0)
  const grey = new Uint8Array(width * height).fill(ground)
  const lines: string[] = []
  let top = 0
  for (const [key, thumbnail] of sheet) {
    for (let y = 0; y < thumbnail.height; y++) {
      grey.set(thumbnail.grey.subarray(y * thumbnail.width, (y + 1) * thumbnail.width), (top + y) * width)
    }
    lines.push([key, top, thumbnail.width, thumbnail.height].join(' '))
    top += thumbnail.height + gap
  }
  const picture = sharp(grey, { raw: { width, height, channels: 1 } })
  await picture
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(paths.picture)
  await writeFile(paths.list, `${lines.join('\n')}\n`)
}

export async function readSheet(name: string): Promise<Sheet> {
  const paths = pathsOf(name)
  const list = await readFile(paths.list, 'utf8').catch(() => '')
  if (list === '') return new Map()
  const { data, info } = await sharp(paths.picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return new Map(
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [exhibit, variant, top, width, height] = line.split(' ')
        const size = { width: Number(width), height: Number(height) }
        return [`${exhibit} ${variant}`, cut(data, info, Number(top), size)] as const
      }),
  )
}

type Size = { width: number; height: number }

function cut(
  data: Buffer,
  sheet: Size & { channels: number },
  top: number,
  { width, height }: Size,
): Thumbnail {
  const grey = new Uint8Array(width * height)
  for (let place = 0; place < grey.length; place++) {
    const y = top + Math.floor(place / width)
    grey[place] = data[(y * sheet.width + (place % width)) * sheet.channels] ?? 0
  }
  return { width, height, grey }
}

function pathsOf(name: string) {
  return { picture: join(sheetFolder, `${name}.png`), list: join(sheetFolder, `${name}.txt`) }
}
