import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adviceSections } from '@foyer/contract/desk/doctor-words.ts'

it('every advice leads to a section of the operator’s guide', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/operator.md'), 'utf8')
  const sections = new Set(
    [...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  const gone = Object.values(adviceSections).filter((section) => !sections.has(section))
  expect(gone).toEqual([])
})
