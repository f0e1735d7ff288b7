import { expect, it } from 'vitest'
import { draftOf, inputOf, missingIn } from './sso-draft.ts'

const stored = {
  isOn: true,
  issuer: 'https://login.demo.example',
  clientId: 'foyer',
  label: 'Harbour',
  groupsClaim: 'groups',
  roles: [{ group: 'it', role: 'admin' as const }],
  trustsEmail: false,
  createsAccounts: true,
  domains: ['demo.example', 'shop.example'],
  isRequired: false,
}

it('sends what was stored when nothing was changed, without a secret', () => {
  expect(inputOf(draftOf({ ...stored, defaultRole: 'agent' }))).toEqual({ ...stored, defaultRole: 'agent' })
  expect(inputOf(draftOf(stored))).toEqual(stored)
})

it('sends a secret only when one was entered, and texts without blanks around them', () => {
  const draft = { ...draftOf(stored), clientSecret: ' s ', issuer: ' https://b.example ', clientId: 'x ' }
  expect(inputOf(draft)).toMatchObject({ clientSecret: ' s ', issuer: 'https://b.example', clientId: 'x' })
})

it('leaves out rows without a group', () => {
  const draft = draftOf(stored)
  const roles = [...draft.roles, { id: 'b', group: ' ', role: 'agent' as const }]
  expect(inputOf({ ...draft, roles }).roles).toEqual(stored.roles)
})

it('knows what is missing before it can be turned on', () => {
  const empty = { ...draftOf(stored), issuer: '', clientId: ' ', label: '' }
  expect([...missingIn(empty)]).toEqual(['issuer', 'clientId', 'label'])
  expect([...missingIn({ ...empty, isOn: false })]).toEqual([])
  expect([...missingIn({ ...empty, isOn: false, groupsClaim: '' })]).toEqual(['groupsClaim'])
})
