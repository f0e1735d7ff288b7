import { describe, expect, it } from 'vitest'
import { nameOfKey, readKey, shortcutNames, shortcuts } from './shortcuts.ts'

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

  it('no command takes keys that browsers or systems keep for themselves', () => {
    const reserved = ['n', 't', 'w', 'q', 'shift+n', 'shift+t', 'shift+w', 'shift+q', 'shift+p', 'shift+z']
    const all: string[] = shortcutNames.flatMap((name) => shortcuts[name])
    for (const key of reserved) expect(all).not.toContain(`mod+${key}`)
  })

  it('no command takes keys that input methods use', () => {
    // Simplified or traditional Chinese; emoji, Unicode and punctuation in IBus, GTK and Microsoft Pinyin.
    const reserved = ['shift+f', 'shift+e', 'shift+u', '.', ';', ' ']
    const all: string[] = shortcutNames.flatMap((name) => shortcuts[name])
    for (const key of reserved) expect(all).not.toContain(`mod+${key}`)
  })
})

describe('the name of a pressed key', () => {
  const bare = { key: 'e', code: 'KeyE', ctrlKey: false, metaKey: false, shiftKey: false }
  const ctrl = { ...bare, ctrlKey: true }
  const meta = { ...bare, metaKey: true }

  it('without a modifier is what it types', () => {
    expect(nameOfKey(bare, false)).toBe('e')
    expect(nameOfKey({ ...bare, key: '?', code: 'Slash', shiftKey: true }, false)).toBe('?')
  })

  it('has Ctrl as its modifier, or ⌘ on a Mac, and no other', () => {
    expect(nameOfKey(ctrl, false)).toBe('mod+e')
    expect(nameOfKey(meta, true)).toBe('mod+e')
    expect(nameOfKey(ctrl, true)).toBe('e')
    expect(nameOfKey({ ...ctrl, key: 'E', shiftKey: true }, false)).toBe('mod+shift+e')
  })

  it('is the letter of its place where letters are not Latin', () => {
    expect(nameOfKey({ ...ctrl, key: 'у' }, false)).toBe('mod+e')
    // A French keyboard has its A where others have Q.
    expect(nameOfKey({ ...ctrl, key: 'a', code: 'KeyQ' }, false)).toBe('mod+a')
  })

  it('does not ask how a sign is reached', () => {
    expect(nameOfKey({ ...ctrl, key: '/', code: 'Digit7', shiftKey: true }, false)).toBe('mod+/')
  })
})
