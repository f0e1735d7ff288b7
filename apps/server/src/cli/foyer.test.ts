import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Result = { code: unknown; out: string; error: string }

function foyer(...args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'foyer.ts'), ...args],
      { env: {} },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, error: err }),
    )
  })
}

it('lists its commands', async () => {
  const { code, out } = await foyer('--help')
  expect(code).toBe(0)
  expect(out).toContain('Usage: foyer <command>')
  expect(out).toMatch(/^ {2}migrate +\S/m)
})

it('answers 2 without a command, for an unknown one and for an unknown option', async () => {
  const [none, unknown, inherited, option] = await Promise.all([
    foyer(),
    foyer('migrat'),
    foyer('constructor'),
    foyer('migrate', '--now'),
  ])
  expect([none.code, unknown.code, inherited.code, option.code]).toEqual([2, 2, 2, 2])
  expect(unknown.error).toContain("unknown command 'migrat'")
  expect(option.error).toContain('--now')
})

it('answers 1 and one readable line when a command fails', async () => {
  const { code, error } = await foyer('migrate')
  expect(code).toBe(1)
  expect(error).toBe('foyer migrate: DATABASE_URL must be set: postgres://user:password@host:5432/database\n')
})
