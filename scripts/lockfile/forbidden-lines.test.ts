import { expect, it } from 'vitest'
import { forbiddenLines } from './forbidden-lines.ts'

it('finds addresses to download from', () => {
  const text =
    'a: {integrity: sha512-x}\nb: {tarball: file.tgz}\nresolution: {x: "https://h.test/b.tgz"}\nregistry=x'
  expect(forbiddenLines(text).map(({ line }) => line)).toEqual([2, 3, 4])
})

it('lets a deprecation notice point to a page, and a health check to its own machine', () => {
  expect(forbiddenLines('  deprecated: see https://example.org')).toEqual([])
  expect(forbiddenLines('CMD fetch http://127.0.0.1:8080')).toEqual([])
})
