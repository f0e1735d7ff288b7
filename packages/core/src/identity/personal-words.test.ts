import { describe, expect, it } from 'vitest'
import { personalWords } from './personal-words.ts'

describe('personal words', () => {
  it('are the texts, their parts and the parts joined', () => {
    expect(personalWords(['Ana Lim', 'ana@harbour.example'])).toEqual([
      'ana lim',
      'ana',
      'lim',
      'analim',
      'ana@harbour.example',
      'harbour',
      'example',
      'anaharbourexample',
    ])
  })

  it('leave out what is too short to tell anything, and empty texts', () => {
    expect(personalWords(['', 'J. Li', '  '])).toEqual(['j. li', 'jli'])
  })

  it('keep letters of every script', () => {
    expect(personalWords(['王小明 客服部'])).toEqual(['王小明 客服部', '王小明', '客服部', '王小明客服部'])
  })
})
