import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/repository/root.ts'
import { sourceFiles } from '../../scripts/repository/source-files.ts'

/** Ways to write numbers and dates that ask for no language, or for one without its digits. */
const handMade =
  /\.toLocale\w*String\(|\.to(?:Date|Time)String\(|\.toFixed\(|\bnew Intl\.(?:Number|DateTime|RelativeTime|List)Format\(/g

/** What is compared and never shown; and the one place that asks `Intl` for a number that stands alone. */
const allowed: Readonly<Record<string, number>> = {
  'apps/widget/src/features/timeline/use-formats.ts': 1,
  'apps/widget/src/text/use-number.ts': 1,
}

describe('numbers and dates', () => {
  it('S-35 are written by the one way that knows the language and its digits', () => {
    const found = sourceFiles('{apps/widget,packages/ui}/src/**/*.{ts,tsx}')
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const ways = readFileSync(join(root, file), 'utf8').match(handMade) ?? []
        return ways.length > (allowed[file] ?? 0) ? [`${file}: ${ways.join(' ')}`] : []
      })
    expect(found).toEqual([])
  })
})
