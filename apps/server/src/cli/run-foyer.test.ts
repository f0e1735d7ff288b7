import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from './commands.ts'
import { runFoyer } from './run-foyer.ts'

type Result = { code: unknown; out: string; error: string }

/** The program as a process. */
function foyer(...args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../foyer.js'), ...args],
      { env: {} },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, error: err }),
    )
  })
}

/** The same within this process. */
async function run(...args: string[]): Promise<Result> {
  const result = { out: '', error: '' }
  const code = await runFoyer(args, {
    env: {},
    readInput: () => Promise.resolve(''),
    out: (text) => void (result.out += text),
    error: (text) => void (result.error += text),
  })
  return { code, ...result }
}

describe.each(Object.entries(commands))('foyer %s', (name, { summary, load }) => {
  it('has a summary, help with all options, and examples of itself', async () => {
    expect(summary).toMatch(/^[a-z].+[^.]$/)
    const { command } = await load()
    const { code, out, error } = await run(...name.split(' '), '--help')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out.startsWith(`Usage: foyer ${name} `)).toBe(true)
    for (const option of [...Object.keys(command.options), 'json', 'help'])
      expect(out).toMatch(new RegExp(`^  --${option}( <\\S+>)? {2,}\\S`, 'm'))
    expect(command.examples.length).toBeGreaterThan(0)
    for (const example of command.examples) expect(example).toContain(`foyer ${name}`)
    // A terminal is 100 characters wide where people read help; examples may be longer.
    const lines = command.about.split('\n')
    expect(lines.filter((line) => line.length > 105)).toEqual([])
  })

  it('takes --json, and tells an unknown option in one line and as JSON', async () => {
    const words = name.split(' ')
    const plain = await run(...words, '--no-such-option')
    expect(plain.code).toBe(2)
    expect(plain.error).toContain(`foyer ${name}: Unknown option '--no-such-option'\n`)
    const json = await run(...words, '--json', '--no-such-option')
    expect(json).toMatchObject({ code: 2, out: '' })
    expect(JSON.parse(json.error)).toEqual({ error: expect.stringContaining('no-such-option') as string })
  })
})

it('lists its commands and exit codes', async () => {
  const { code, out } = await foyer('--help')
  expect(code).toBe(0)
  expect(out).toContain('Usage: foyer <command>')
  expect(out).toMatch(/^ {2}tenant create +\S/m)
  expect(out).toContain('Exit codes: 0 done, 1 failed')
})

it('lists the commands of a group', async () => {
  const { code, out } = await run('tenant', '--help')
  expect(code).toBe(0)
  expect(out).toContain('Usage: foyer tenant <command>')
  expect(out).toMatch(/^ {2}create +\S/m)
  expect(await run('tenant')).toMatchObject({ code: 2, out: '', error: out })
  const wrong = await run('tenant', 'destroy')
  expect(wrong.code).toBe(2)
  expect(wrong.error).toContain("unknown command 'tenant destroy'")
})

it('ends with 2 without a command, for an unknown one, for an unknown option and a missing one', async () => {
  const results = [await run(), await run('migrat'), await run('constructor'), await run('migrate', '--now')]
  expect(results.map(({ code }) => code)).toEqual([2, 2, 2, 2])
  expect(results[1]?.error).toContain("unknown command 'migrat'")
  expect(results[3]?.error).toContain('--now')
  const missing = await run('tenant', 'create', '--name', 'Shop')
  expect(missing.code).toBe(2)
  expect(missing.error).toContain('--owner-email, --owner-name missing')
  expect((await run('tenant', 'list', 'extra')).error).toContain("unexpected argument 'extra'")
})

it('ends with 1 and one readable line when a command fails', async () => {
  const { code, error } = await foyer('migrate')
  expect(code).toBe(1)
  expect(error).toBe('foyer migrate: DATABASE_URL must be set: postgres://user:password@host:5432/database\n')
})

it.each([
  [
    ['tenant', 'create', '--name', 'A', '--owner-email', 'nobody', '--owner-name', 'N'],
    '--owner-email: not an',
  ],
  [
    ['user', 'create', '--tenant', 'a', '--email', 'a@b.example', '--name', 'A', '--role', 'boss'],
    '--role: ',
  ],
  [['user', 'limit', '--email', 'a@b.example', '--max-threads', '-1'], '--max-threads'],
  [['tenant', 'files', '--tenant', 'a', '--allow', '../x'], '--allow: not a file extension'],
  [['keys', 'rotate'], 'FOYER_KEYS'],
])('%j is told before anything is done', async (args, message) => {
  const { code, error } = await run(...args)
  expect(code).toBeGreaterThan(0)
  expect(error).toContain(message)
})
