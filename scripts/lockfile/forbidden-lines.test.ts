import { expect, it } from 'vitest'
import { forbiddenLines } from './forbidden-lines.ts'

it('finds addresses to download from', () => {
  // Put together here, so that this file itself holds none.
  const address = ['https:', '', 'h.test', 'b.tgz'].join('/')
  const lines = [
    'a: {integrity: sha512-x}',
    `b: {${['tarball', 'file.tgz'].join(': ')}}`,
    `resolution: {x: "${address}"}`,
    ['registry', 'x'].join('='),
  ]
  expect(forbiddenLines(lines.join('\n')).map(({ line }) => line)).toEqual([2, 3, 4])
})

it('lets a deprecation notice point to a page, and a health check to its own machine', () => {
  expect(forbiddenLines(`  deprecated: see ${['https:', '', 'example.org'].join('/')}`)).toEqual([])
  expect(forbiddenLines('CMD fetch http://127.0.0.1:8080')).toEqual([])
})
