import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportedName } from './exported-name.ts'

it.each([
  ['photo.png', 'files/0007 photo.png'],
  ['../../etc/passwd', 'files/0007 passwd'],
  [String.raw`..\..\x.exe`, 'files/0007 x.exe'],
  ['/absolute', 'files/0007 absolute'],
  ['..', 'files/0007 file'],
  ['', 'files/0007 file'],
  ['a\u0000b\n.txt', 'files/0007 ab.txt'],
])('%j is %j', (name, expected) => {
  expect(exportedName(7, name)).toBe(expected)
})

it('stays in its folder whatever the name is, and two numbers are two names', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(99_999), (name, number) => {
      const path = exportedName(number, name)
      expect(path.split(/[/\\]/)).toHaveLength(2)
      expect(path).toMatch(/^files\/\d{4,5} [^.]/)
      expect(exportedName(number + 1, name)).not.toBe(path)
    }),
  )
})
