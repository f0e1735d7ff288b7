import { describe, expect, it } from 'vitest'
import { fuzzyScore } from './fuzzy.ts'

function best(typed: string, ...texts: string[]): string | undefined {
  const scored = texts.flatMap((text) => ({ text, score: fuzzyScore(typed, text) ?? -Infinity }))
  return scored.toSorted((a, b) => b.score - a.score)[0]?.text
}

describe('finding by a few letters', () => {
  it('misses what lacks a letter, and takes everything when nothing was typed', () => {
    expect(fuzzyScore('xyz', 'Go to the inbox')).toBeUndefined()
    expect(fuzzyScore('', 'Go to the inbox')).toBeDefined()
    expect(fuzzyScore('会话', '我的会话')).toBeDefined()
  })

  it('takes a part of a word and the beginnings of several, not letters scattered over a text', () => {
    expect(fuzzyScore('box', 'Go to the inbox')).toBeDefined()
    expect(fuzzyScore('cloc', 'Show closed conversations')).toBeDefined()
    expect(fuzzyScore('co', 'Show closed conversations')).toBeDefined()
    expect(fuzzyScore('the in', 'Go to the inbox')).toBeDefined()
    expect(fuzzyScore('ida', 'Show tickets that nobody has')).toBeUndefined()
    expect(fuzzyScore('tex', 'Go to the inbox')).toBeUndefined()
  })

  it('knows letters without their marks', () => {
    expect(fuzzyScore('muller', 'Sam Müller')).toBeDefined()
    expect(fuzzyScore('sáe', 'Saenz')).toBeDefined()
  })

  it('prefers words from their beginning, and letters side by side', () => {
    expect(best('gs', 'Go to the settings', 'Keyboard shortcuts: languages')).toBe('Go to the settings')
    expect(best('sam', 'A small room', 'Sam Müller')).toBe('Sam Müller')
    expect(best('sa', 'Search the list', 'Show who is waiting', 'Al Santamaría')).toBe('Al Santamaría')
    expect(best('dark', 'Dark colours', 'Did a robot ask')).toBe('Dark colours')
  })
})
