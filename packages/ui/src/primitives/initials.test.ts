import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Ana', 'A'],
    ['ana maria lópez', 'AL'],
    ['  Bo  ', 'B'],
    ['李雷', '李'],
    ['👩‍🚀 Zoe', '👩‍🚀Z'],
    ['', ''],
  ])('%j is %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
})
