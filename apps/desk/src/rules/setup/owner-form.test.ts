import { expect, it } from 'vitest'
import { ownerProblems, readOwner } from './owner-form.ts'

const owner = {
  organisation: 'Harbour Home',
  name: 'Mia',
  email: 'mia@harbour.example',
  password: 'x',
  locale: 'en',
  timeZone: 'UTC',
}

it('reads the fields, without spaces around them except in the password', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(owner)) form.set(name, ` ${value} `)
  expect(readOwner(form)).toMatchObject({ organisation: 'Harbour Home', email: owner.email, password: ' x ' })
  expect(readOwner(new FormData())).toMatchObject({ name: '', password: '' })
})

it('a whole form has no problem', () => expect(ownerProblems(owner)).toEqual({}))

it('names every missing field, the first first', () => {
  const empty = { ...owner, organisation: '', password: '', timeZone: '' }
  expect(Object.keys(ownerProblems(empty))).toEqual(['organisation', 'password', 'timeZone'])
})

it.each(['mia', 'mia@', 'mia@harbour', 'mia @harbour.example', '@harbour.example'])(
  '%s is no address',
  (email) => expect(ownerProblems({ ...owner, email })).toEqual({ email: 'setup.owner.emailInvalid' }),
)
