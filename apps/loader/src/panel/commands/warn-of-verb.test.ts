import { expect, it, vi } from 'vitest'
import { commands } from './table.ts'
import { nearest, warnOfVerb } from './warn-of-verb.ts'

const names = Object.keys(commands)

it.each([
  ['opne', 'open'],
  ['Open', 'open'],
  ['setlocale', 'setLocale'],
  ['identity', 'identify'],
  ['distroy', 'destroy'],
  ['tranfer', 'transfer'],
  ['toogle', 'toggle'],
  ['one', 'on'],
])('%s is nearest to %s', (said, meant) => expect(nearest(said, names)).toBe(meant))

it.each(['', 'startConversation', 'x'.repeat(10_000)])('%s is like none of them', (said) =>
  expect(nearest(said, names)).toBeUndefined(),
)

it('the developer of the site is told in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warnOfVerb('opne')
  warnOfVerb('frobnicate')
  expect(warn.mock.calls).toEqual([
    ["Foyer: there is no command 'opne'. Did you mean 'open'?"],
    ["Foyer: there is no command 'frobnicate'"],
  ])
  warn.mockRestore()
})
