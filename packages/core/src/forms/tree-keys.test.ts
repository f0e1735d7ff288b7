import type { CascaderOption } from '@foyer/contract/forms/options.ts'
import { describe, expect, it } from 'vitest'
import { openTree, pressKey, pressRow } from './tree-keys.ts'
import { visibleRows, type TreeState } from './tree-rows.ts'

function option(name: string, ...children: CascaderOption[]): CascaderOption {
  return { id: name.toLowerCase(), name, children }
}

/** Asia and Europe have branches of their own; Other is a leaf. */
const options = [
  option('Asia', option('China', option('Beijing'), option('Shanghai')), option('Japan')),
  option('Europe', option('France')),
  option('Other'),
]
const closed: TreeState = { at: '0', open: new Set() }

/** Presses keys one after the other; the last step, and the names that can be seen. */
function press(tree: TreeState, keys: readonly string[], isRtl = false) {
  let step: ReturnType<typeof pressKey> = { tree }
  for (const key of keys) step = pressKey(options, step?.tree ?? tree, key, isRtl)
  const rows = visibleRows(options, step?.tree.open ?? tree.open)
  return {
    step,
    seen: rows.map((row) => row.option.name),
    at: rows.find((row) => row.key === step?.tree.at)?.option.name,
  }
}

describe('D-10 the keys of the cascader’s tree', () => {
  it.each([
    ['Down goes to the next row', ['ArrowDown'], 'Europe'],
    ['Down stays at the last', ['ArrowDown', 'ArrowDown', 'ArrowDown'], 'Other'],
    ['Up goes back', ['ArrowDown', 'ArrowDown', 'ArrowUp'], 'Europe'],
    ['Up stays at the first', ['ArrowUp'], 'Asia'],
    ['End goes to the last that can be seen', ['End'], 'Other'],
    ['Home goes to the first', ['End', 'Home'], 'Asia'],
    ['Right first opens', ['ArrowRight'], 'Asia'],
    ['Right then goes to the first child', ['ArrowRight', 'ArrowRight'], 'China'],
    ['Down walks through what is open', ['ArrowRight', 'ArrowDown', 'ArrowDown'], 'Japan'],
    ['Right on a leaf stays', ['End', 'ArrowRight'], 'Other'],
    ['Left on a child goes to its parent', ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft'], 'Asia'],
    ['Left at the top stays', ['End', 'ArrowLeft'], 'Other'],
    [
      'Left goes up one level at a time',
      ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'],
      'China',
    ],
  ])('%s', (_rule, keys, at) => {
    expect(press(closed, keys).at).toBe(at)
  })

  it('Right opens, Left closes and keeps the place', () => {
    expect(press(closed, ['ArrowRight']).seen).toEqual(['Asia', 'China', 'Japan', 'Europe', 'Other'])
    const { seen, at } = press(closed, ['ArrowRight', 'ArrowLeft'])
    expect(seen).toEqual(['Asia', 'Europe', 'Other'])
    expect(at).toBe('Asia')
  })

  it('what was open inside a closed branch is open again with it', () => {
    const opened = press(closed, [
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowLeft',
    ])
    expect(opened.seen).toEqual(['Asia', 'Europe', 'Other'])
    expect(press(opened.step?.tree ?? closed, ['ArrowRight']).seen).toContain('China')
  })

  it('right-to-left, Left goes in and Right goes out', () => {
    expect(press(closed, ['ArrowLeft', 'ArrowLeft'], true).at).toBe('China')
    expect(press(closed, ['ArrowLeft', 'ArrowLeft', 'ArrowRight'], true).at).toBe('Asia')
    expect(press(closed, ['ArrowRight'], true).seen).toEqual(['Asia', 'Europe', 'Other'])
  })

  it.each(['Enter', ' '])('%j opens a branch, closes it again, and chooses a leaf', (key) => {
    expect(press(closed, [key]).seen).toContain('China')
    expect(press(closed, [key]).step?.chosen).toBeUndefined()
    expect(press(closed, [key, key]).seen).not.toContain('China')
    const leaf = press(closed, ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', key])
    expect(leaf.step?.chosen).toEqual(['asia', 'china', 'beijing'])
  })

  it('a letter goes to the next name that begins with it, around the end, whatever its case', () => {
    expect(press(closed, ['o']).at).toBe('Other')
    expect(press(closed, ['E']).at).toBe('Europe')
    expect(press(closed, ['End', 'a']).at).toBe('Asia')
    expect(press(closed, ['x']).at).toBe('Asia')
    expect(press(closed, ['f']).at).toBe('Asia')
  })

  it.each(['Tab', 'Escape', 'F1', 'Shift', 'constructor'])('%s is left to the browser', (key) => {
    expect(pressKey(options, closed, key, false)).toBeUndefined()
  })

  it('a tree without rows takes no keys', () => {
    expect(pressKey([], closed, 'ArrowDown', false)).toBeUndefined()
  })

  it('a place that is not there any more is the first row', () => {
    expect(pressKey(options, { at: '7.7', open: new Set() }, 'ArrowDown', false)?.tree.at).toBe('1')
  })
})

describe('opening the tree', () => {
  it('stands at what is chosen, with the branches above it open', () => {
    const tree = openTree(options, ['asia', 'china', 'shanghai'])
    const rows = visibleRows(options, tree.open)
    expect(rows.map((row) => row.option.name)).toEqual([
      'Asia',
      'China',
      'Beijing',
      'Shanghai',
      'Japan',
      'Europe',
      'Other',
    ])
    expect(rows.find((row) => row.key === tree.at)).toMatchObject({
      level: 3,
      path: ['asia', 'china', 'shanghai'],
    })
  })

  it('stands at the top without a choice, or with one that is not there', () => {
    expect(openTree(options, [])).toEqual(closed)
    expect(openTree(options, ['mars'])).toEqual(closed)
    expect(openTree(options, ['europe', 'mars'])).toEqual({ at: '1', open: new Set() })
  })

  it('tells rows apart whose ids are the same', () => {
    const twins = [
      { id: '', name: 'A', children: [option('X')] },
      { id: '', name: 'B', children: [option('X')] },
    ]
    const rows = visibleRows(twins, new Set(['0', '1']))
    expect(new Set(rows.map((row) => row.key)).size).toBe(4)
  })

  it('a press on another row takes the keyboard there', () => {
    const other = visibleRows(options, closed.open)[2]
    expect(other && pressRow(closed, other)).toMatchObject({ tree: { at: '2' }, chosen: ['other'] })
  })
})
