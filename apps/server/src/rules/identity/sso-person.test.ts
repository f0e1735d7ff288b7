import { describe, expect, it } from 'vitest'
import { joinClaims, lacksClaims, readSsoPerson } from './sso-person.ts'

const claims = { sub: 'a1', email: 'Ana@Demo.example', email_verified: true, name: 'Ana', groups: ['x', 'y'] }

describe('readSsoPerson', () => {
  it('reads what we use', () => {
    expect(readSsoPerson({ ...claims, picture: 'https://evil.example' }, 'groups')).toEqual({
      subject: 'a1',
      email: 'Ana@Demo.example',
      isEmailVerified: true,
      groups: ['x', 'y'],
      name: 'Ana',
    })
  })

  it.each([
    [true, true],
    ['true', true],
    ['TRUE', false],
    ['false', false],
    [1, false],
    [{}, false],
    [[true], false],
    [null, false],
    [undefined, undefined],
  ])('email_verified %j counts as %s', (verified, expected) => {
    expect(readSsoPerson({ ...claims, email_verified: verified }, 'groups').isEmailVerified).toBe(expected)
  })

  it.each([
    ['one text', 'x', ['x']],
    ['a list', ['x', 'y'], ['x', 'y']],
    ['an empty text', '', []],
    ['an object', { x: true }, []],
    ['a list with something else in it', ['x', 7], []],
    ['a list of lists', [['x']], []],
    ['null', null, []],
    ['a number', 7, []],
    ['a group that is too long', ['x', 'y'.repeat(201)], ['x']],
  ])('groups as %s', (_what, groups, expected) => {
    expect(readSsoPerson({ ...claims, groups }, 'groups').groups).toEqual(expected)
  })

  it('looks at a bounded number of groups', () => {
    const groups = Array.from({ length: 5_000 }, (_, i) => `g${i}`)
    expect(readSsoPerson({ ...claims, groups }, 'groups').groups).toHaveLength(1_000)
  })

  it('reads the groups from the claim that the admin names, and nothing that every object has', () => {
    expect(
      readSsoPerson({ ...claims, 'https://demo.example/teams': 'z' }, 'https://demo.example/teams').groups,
    ).toEqual(['z'])
    expect(readSsoPerson(claims, 'constructor').groups).toEqual([])
    expect(readSsoPerson(claims, '__proto__').groups).toEqual([])
  })

  it.each([7, null, ['a'], {}, 'x'.repeat(301), 'a\0b', 'half\ud83d'])(
    'a text claim of %j counts as missing',
    (value) => {
      expect(readSsoPerson({ ...claims, email: value, sub: value }, 'groups')).toMatchObject({
        email: '',
        subject: '',
      })
    },
  )

  it('has other names for a person without a name', () => {
    expect(readSsoPerson({ sub: 'a', preferred_username: 'ana' }, 'groups').name).toBe('ana')
    expect(readSsoPerson({ sub: 'a', given_name: 'Ana', preferred_username: 'ana' }, 'groups').name).toBe(
      'Ana',
    )
  })
})

it('knows when the provider should be asked for more', () => {
  expect(lacksClaims(claims, 'groups')).toBe(false)
  expect(lacksClaims(claims, 'teams')).toBe(true)
  expect(lacksClaims({ ...claims, email: undefined }, 'groups')).toBe(true)
})

it('joins what the token and the provider say, and never an address of one with the check of the other', () => {
  const token = { sub: 'a', email: 'a@demo.example', email_verified: true }
  expect(joinClaims(token, { groups: ['x'] })).toEqual({ ...token, groups: ['x'] })
  expect(joinClaims(token, { email_verified: false })).toEqual(token)
  expect(joinClaims({ sub: 'a' }, { email: 'b@demo.example', email_verified: true })).toEqual({
    sub: 'a',
    email: 'b@demo.example',
    email_verified: true,
  })
  expect(joinClaims(token, { email: 'boss@demo.example' })).toMatchObject({
    email: 'boss@demo.example',
    email_verified: undefined,
  })
})
