import { describe, expect, it } from 'vitest'
import { audiences, textsOf } from './all-texts.ts'
import { createNaming, shippedSource } from './named-keys.ts'

describe('keys', () => {
  const isNamed = createNaming(shippedSource())

  it.each(audiences)('S-35 every text of %s is said somewhere', (audience) => {
    const unused = textsOf('en', [audience]).flatMap(({ key }) => (isNamed(key) ? [] : [key]))
    expect(unused).toEqual([])
  })
})

describe('the rule of keys', () => {
  const isNamed = createNaming("t('a.b'); t(`note.closed.${reason}`); t(`mail.${kind}.title`); t(`${x}.y`)")

  it.each(['a.b', 'note.closed.ended', 'mail.replied.title'])('finds %s named', (key) => {
    expect(isNamed(key)).toBe(true)
  })

  it.each(['a.bc', 'note.closed', 'note.closed.a.b', 'mail.replied.text', 'z.y'])(
    'finds %s unused',
    (key) => {
      expect(isNamed(key)).toBe(false)
    },
  )
})
