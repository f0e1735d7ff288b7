import { expect, it } from 'vitest'
import { citedPaths } from './cited-paths.ts'

it('finds paths of our folders in backticks', () => {
  const text =
    'See `apps/server/src/node.ts:12`, `packages/{core,client}/src` and `tests/journeys/*.spec.ts`.'
  expect(citedPaths(text).fromRoot).toEqual([
    'apps/server/src/node.ts',
    'packages/{core,client}/src',
    'tests/journeys/*.spec.ts',
  ])
})

it('leaves routes, media types, placeholders, commands and code blocks alone', () => {
  const text =
    '`/api/chat`, `text/html`, `apps/<name>/src`, `scripts/a.ts --json`\n```\n`apps/gone.ts`\n```\n'
  expect(citedPaths(text).fromRoot).toEqual([])
})

it('finds links inside the repository, without their anchors', () => {
  const text = '[a](decisions/one.md#why) [b](https://example.org/x) [c](#here) [d](../README.md)'
  expect(citedPaths(text).fromDocument).toEqual(['decisions/one.md', '../README.md'])
})

it('finds paths relative to the document in backticks', () => {
  expect(citedPaths('See `src/launcher`, `../README.md` and `src/<feature>/a.ts`.').fromDocument).toEqual([
    'src/launcher',
    '../README.md',
  ])
})
