import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../repository/root.ts'

// The project's own configuration, on a tree whose apps and packages consist of seeded files.

const silent = [
  'await work().catch(() => undefined)',
  'await work().catch(() => null)',
  'await work().catch(() => 0)',
  'await work().catch(() => [])',
  'await work().catch(() => ({}))',
  'await work().catch(() => void on.emit("lost"))',
  'await work().catch((_error: unknown) => on.emit("lost"))',
  'await work().catch(() => {})',
  'await work().then(() => true, () => false)',
  'const over = () => 1; await work().then(over, over)',
  'try { await work() } catch {}',
  'try { await work() } catch { /* expected */ }',
  'try { await work() } catch { return null }',
  'try { await work() } catch (error) { return undefined }',
  'const nothing = () => undefined; await work().catch(nothing)',
  'function nothing() {} await work().catch(nothing)',
  'const answer = work(); answer.catch(() => {}); return on',
  'on.on("error", () => undefined)',
  'on.once("error", (_error: Error) => {})',
]

const visible = [
  'await work().catch((error: unknown) => on.emit("failed", error))',
  'await work().catch(failures.ignore("place"))',
  'await work().catch(() => { throw new Error("busy") })',
  'try { await work() } catch (error) { log.warn({ err: error }, "failed") }',
  'try { await work() } catch { reportFailure("place") }',
  'try { await work() } catch { throw new Error("other") }',
  'const tryWork = () => work().catch(() => undefined); await tryWork()',
  'const answer = work(); answer.catch(() => {}); return answer',
  'const fail = (error: unknown) => on.emit("failed", error); await work().catch(fail)',
  'const ignoreLoss = () => {}; await work().catch(ignoreLoss)',
  'try { await work() } catch { ignoreExpected("storage is blocked") }',
  'on.on("error", ignoreErrorEvent)',
  'on.on("close", () => undefined)',
  'schema.catch(null)',
]

const covered = [
  ...['desk', 'loader', 'server', 'widget'].map((app) => `apps/${app}/src`),
  ...['calls', 'client', 'contract', 'core', 'embed', 'i18n', 'ui'].map((name) => `packages/${name}/src`),
]

let dir = ''
/** How often the rule spoke, by the place of the seed. */
const found = new Map<number, number>()
const folders = new Set<string>()

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-lint-'))
  const config = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8')) as { options: object }
  // Types would need the project's own tsconfig; the rule needs none.
  await writeFile(
    join(dir, '.oxlintrc.json'),
    JSON.stringify({ ...config, options: { ...config.options, typeAware: false } }),
  )
  await symlink(join(root, 'scripts'), join(dir, 'scripts'))
  const source = join(dir, 'apps/server/src')
  await mkdir(source, { recursive: true })
  for (const [place, body] of [...silent, ...visible].entries())
    await writeFile(join(source, `${place}.ts`), `export async function seeded(work, on) {\n${body}\n}\n`)
  for (const folder of covered) {
    await mkdir(join(dir, folder), { recursive: true })
    await writeFile(join(dir, folder, 'covered.ts'), 'try { JSON.parse("") } catch {}\n')
  }
  for (const filename of await reportedFiles()) {
    if (basename(filename) === 'covered.ts') folders.add(dirname(filename))
    const place = Number(basename(filename, '.ts'))
    found.set(place, (found.get(place) ?? 0) + 1)
  }
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function reportedFiles(): Promise<string[]> {
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const output = await new Promise<string>((resolve) => {
    execFile(
      oxlint,
      ['--format', 'json', 'apps', 'packages'],
      { cwd: dir, maxBuffer: 1e8 },
      (_failed, stdout) => resolve(stdout),
    )
  })
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
  return diagnostics.filter(({ code }) => code === 'foyer(no-silent-catch)').map(({ filename }) => filename)
}

it.each(silent)('rejects %s', (body) => {
  expect(found.get(silent.indexOf(body))).toBe(1)
})

it.each(visible)('accepts %s', (body) => {
  expect(found.get(silent.length + visible.indexOf(body))).toBeUndefined()
})

it.each(covered)('covers %s', (folder) => {
  expect([...folders].filter((path) => path.endsWith(folder))).toHaveLength(1)
})
