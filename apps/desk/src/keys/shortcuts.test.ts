import { describe, expect, it } from 'vitest'
import { readKey, shortcutNames, shortcuts } from './shortcuts.ts'

describe('keys', () => {
  it('two keys one after the other are one command', () => {
    expect(readKey([], 'g')).toEqual({ pending: ['g'] })
    expect(readKey(['g'], 'i')).toEqual({ command: 'goInbox' })
    expect(readKey([], 'mod+k')).toEqual({ command: 'palette' })
  })

  it('a key that fits nothing is forgotten, and one that fits alone is taken alone', () => {
    expect(readKey([], 'x')).toEqual({ pending: [] })
    expect(readKey(['g'], 'x')).toEqual({ pending: [] })
    expect(readKey(['g'], '?')).toEqual({ command: 'help' })
    expect(readKey(['g'], 'g')).toEqual({ pending: ['g'] })
  })

  it('no command hides another', () => {
    const all = shortcutNames.map((name) => shortcuts[name].join(' '))
    for (const keys of all) expect(all.filter((other) => other.startsWith(keys))).toEqual([keys])
  })
})
