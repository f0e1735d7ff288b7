/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest'

const sources: Record<string, string> = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What browsers bundle. A schema library in there would eat a quarter of the weight budget. */
const shipped = [
  'codes',
  'paths',
  'errors',
  'envelope',
  'readers',
  'ignore-expected',
  'time',
  'host/commands',
  'host/preview',
  'channel/decode-channel',
  'desk/max-identity-keys',
  'messages/codec',
  'messages/kinds/codecs',
  'messages/kinds/menu',
  'events/server-event',
  'forms/codec',
  'calls/ends',
  'calls/limits',
  'files/limits',
  'text-limits',
  'evaluation/tags',
  'evaluation/factory-info',
  'robot/highlight',
].map((name) => `./${name}.ts`)

it.each(shipped)('%s brings no zod into a bundle', (file) => {
  const seen = reached(file, new Set())
  expect([...seen].filter((name) => !name.startsWith('./'))).toEqual([])
})

it.each(shipped)('%s exists, with all it reaches', (file) => {
  for (const name of reached(file, new Set())) expect(Object.keys(sources)).toContain(name)
})

it('the walk does find zod where it is', () => {
  expect(reached('./api.ts', new Set())).toContain('zod')
})

/** Every module that a file imports at run time, directly or not. Types are erased, so they do not count. */
function reached(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const name of imports(sources[file] ?? ''))
    reached(name.startsWith('.') ? resolve(file, name) : name, seen)
  return seen
}

function imports(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?'([^']+)'/gm)
  return [...statements].map((statement) => statement[1] ?? '')
}

/** './a/b.ts' and '../c.ts' make './c.ts'. */
function resolve(from: string, to: string): string {
  const path = from.split('/').slice(1, -1)
  for (const step of to.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return `./${path.join('/')}`
}
