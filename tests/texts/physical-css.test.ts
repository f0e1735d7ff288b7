import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/repository/root.ts'
import { sourceFiles } from '../../scripts/repository/source-files.ts'
import { physicalLines } from './physical-css.ts'

describe('stylesheets', () => {
  it.each(sourceFiles('{apps/widget,packages/ui}/src/**/*.css'))(
    'S-35 %s knows no left and right',
    (file) => {
      expect(physicalLines(readFileSync(join(root, file), 'utf8'))).toEqual([])
    },
  )
})

describe('the rule of stylesheets', () => {
  it.each([
    'margin-left: 4px;',
    'right: 0;',
    'text-align: left;',
    'float: right;',
    'border-top-left-radius: 4px;',
    'padding: 0 4px 0 calc(1px + 2px);',
    'transform: translateX(4px);',
    'mask-image: linear-gradient(to right, #000, #fff);',
  ])('finds %j', (line) => {
    expect(physicalLines(`.a {\n  ${line}\n}`)).toEqual([`2: ${line}`])
  })

  it.each([
    'margin-inline-start: 4px;',
    'padding: 0 max(1px, 2px) 3px max(1px, 2px);',
    'text-align: start;',
    'padding-inline: max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px));',
    'background: copyright;',
  ])('lets %j be', (line) => {
    expect(physicalLines(`.a {\n  ${line}\n}`)).toEqual([])
  })

  it('lets be what says why, and nothing after it', () => {
    const css = '.a {\n  /* physical: a gradient. */\n  --to: right;\n  right: 0;\n}'
    expect(physicalLines(css)).toEqual(['4: right: 0;'])
    const moving =
      '/* physical: a way. */\n@keyframes a {\n  from {\n    transform: translateX(1px);\n  }\n}\n.b {\n  left: 0;\n}'
    expect(physicalLines(moving)).toEqual(['8: left: 0;'])
  })
})
