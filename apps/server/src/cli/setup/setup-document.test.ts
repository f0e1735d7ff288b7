import { expect, it } from 'vitest'
import { SetupDocument } from './setup-document.ts'

const least = {
  organisation: { name: 'Shop' },
  owner: { name: 'Ana', email: 'ana@shop.example' },
}

it('needs an organisation and an owner, and has defaults for the rest', () => {
  expect(SetupDocument.parse(least)).toEqual({
    ...least,
    language: 'en',
    timeZone: 'UTC',
    appearance: {},
    agents: [],
    robot: { questions: [] },
    allowedSites: [],
  })
})

const agent = { name: 'Ben', email: 'ben@shop.example' }

it.each([
  ['organisation', { organisation: { name: ' ' } }],
  ['owner', { owner: { name: 'Ana' } }],
  ['owner', { owner: { ...least.owner, email: 'ana' } }],
  ['language', { language: 'klingon' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['appearance', { appearance: { color: 'red' } }],
  ['appearance', { appearance: { colour: '#ffffff' } }],
  ['agents', { agents: [{ ...agent, role: 'boss' }] }],
  ['agents', { agents: [agent, { ...agent, email: 'BEN@shop.example' }] }],
  ['agents', { agents: [{ ...agent, email: 'Ana@Shop.example' }] }],
  ['robot', { robot: { questions: [{ question: 'Where?', answer: '' }] } }],
  ['allowedSites', { allowedSites: ['shop.example/path'] }],
])('%s is wrong: %j', (field, change) => {
  const { error } = SetupDocument.safeParse({ ...least, ...change })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})

it('an unknown field is told', () => {
  expect(SetupDocument.safeParse({ ...least, organization: {} }).error?.message).toContain('organization')
})
