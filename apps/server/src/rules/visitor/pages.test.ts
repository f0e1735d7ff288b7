import { expect, it } from 'vitest'
import { pagesAfter } from './pages.ts'

it('keeps the newest pages first, the same one once, and not for ever', () => {
  const one = pagesAfter([], '/a', 1)
  expect(pagesAfter(one, '/a', 2)).toEqual([{ url: '/a', at: 2 }])
  expect(pagesAfter(one, '/b', 2)).toEqual([
    { url: '/b', at: 2 },
    { url: '/a', at: 1 },
  ])
  const many = Array.from({ length: 12 }, (_, at) => at).reduce<ReturnType<typeof pagesAfter>>(
    (pages, at) => pagesAfter(pages, `/${at}`, at),
    [],
  )
  expect(many).toHaveLength(10)
  expect(many[0]?.url).toBe('/11')
})
