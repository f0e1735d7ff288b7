import { expect, it } from 'vitest'
import { mutualImports } from './mutual-imports.ts'

const pairs = (files: Record<string, string>) =>
  mutualImports(new Map(Object.entries(files))).map(({ folders }) => folders)

it('finds sibling folders that import each other, also from sub-folders and by lazy imports', () => {
  const files = {
    'app/src/inbox/List.tsx': "import { Line } from '../thread/log/Line.tsx'",
    'app/src/thread/Page.tsx': "const page = lazy(() => import('../inbox/deep/Row.tsx'))",
  }
  expect(pairs(files)).toEqual([['app/src/inbox', 'app/src/thread']])
})

it('finds a stylesheet of the other folder', () => {
  const files = {
    'src/a/A.tsx': "import '../b/B.css'",
    'src/b/B.tsx': "import { a } from '../a/A.tsx'",
  }
  expect(pairs(files)).toEqual([['src/a', 'src/b']])
})

it('allows one direction, and a folder with its own sub-folders and parent', () => {
  const files = {
    'src/a/a.ts':
      "import { b } from '../b/b.ts'\nimport { c } from './part/c.ts'\nimport { r } from '../root.ts'",
    'src/a/part/c.ts': "import { a } from '../a.ts'",
    'src/root.ts': "import { a } from './a/a.ts'",
    'src/b/b.ts': "import { x } from '@foyer/core/a/x.ts'",
  }
  expect(pairs(files)).toEqual([])
})
