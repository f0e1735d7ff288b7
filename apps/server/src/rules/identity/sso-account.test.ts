import { describe, expect, it } from 'vitest'
import { decideSsoAccount, type SsoFound, type SsoRules } from './sso-account.ts'

const rules: SsoRules = {
  roles: [],
  defaultRole: 'agent',
  trustsEmail: false,
  createsAccounts: true,
  domains: [],
  isOfOwner: true,
}
const mapped: SsoRules = {
  ...rules,
  defaultRole: undefined,
  roles: [
    { group: 'all', role: 'agent' },
    { group: 'leads', role: 'supervisor' },
    { group: 'it', role: 'admin' },
  ],
}
type Ana = { email: string; isEmailVerified: boolean | undefined; groups: string[] }
const ana: Ana = { email: 'ana@demo.example', isEmailVerified: true, groups: [] }
const agent = { role: 'agent', isActive: true } as const
const ours = { ...agent, isOurs: true, isLinked: false }

const decide = (found: SsoFound, more: Partial<SsoRules> = {}, person: Partial<Ana> = {}) =>
  decideSsoAccount({ ...ana, ...person }, found, { ...rules, ...more })
const refused = (reason: string) => ({ do: 'refuse', reason })

describe('somebody who has signed in before', () => {
  it('gets the same account, whatever their address is now', () => {
    for (const person of [
      {},
      { email: undefined },
      { isEmailVerified: false },
      { email: 'new@demo.example' },
    ])
      expect(decideSsoAccount({ ...ana, ...person }, { linked: agent }, rules)).toEqual({
        do: 'open',
        role: 'agent',
      })
  })

  it('keeps the account though the address belongs to another one now', () => {
    expect(decide({ linked: agent, byEmail: { ...ours, isOurs: false } })).toEqual({
      do: 'open',
      role: 'agent',
    })
  })

  it('is refused as an owner while no owner has saved the settings', () => {
    const owner = { role: 'owner', isActive: true } as const
    expect(decide({ linked: owner })).toEqual({ do: 'open', role: 'owner' })
    expect(decide({ linked: owner }, { isOfOwner: false })).toEqual(refused('owner'))
  })

  it('is refused once the account is deactivated', () => {
    expect(decide({ linked: { ...agent, isActive: false } })).toEqual(refused('deactivated'))
    expect(decide({ linked: { role: 'owner', isActive: false } })).toEqual(refused('deactivated'))
  })
})

describe('an account of the same address', () => {
  it('counts as verified without a word of the provider only where an admin trusts it', () => {
    const unsaid = { isEmailVerified: undefined }
    expect(decide({ byEmail: ours }, {}, unsaid)).toEqual(refused('emailUnverified'))
    expect(decide({ byEmail: ours }, { trustsEmail: true }, unsaid)).toEqual({ do: 'link', role: 'agent' })
    expect(decide({ byEmail: ours }, { trustsEmail: true }, { isEmailVerified: false })).toEqual(
      refused('emailUnverified'),
    )
  })

  it('is linked when the address is verified', () => {
    expect(decide({ byEmail: ours })).toEqual({ do: 'link', role: 'agent' })
  })

  it('is not linked when it is not', () => {
    expect(decide({ byEmail: ours }, {}, { isEmailVerified: false })).toEqual(refused('emailUnverified'))
    expect(decideSsoAccount({ ...ana, email: undefined }, { byEmail: ours }, rules)).toEqual(
      refused('noEmail'),
    )
  })

  it('is not linked to a second person of the provider', () => {
    expect(decide({ byEmail: { ...ours, isLinked: true } })).toEqual(refused('taken'))
  })

  it('is not linked across tenants, and no second account is made', () => {
    expect(decide({ byEmail: { ...ours, isOurs: false } })).toEqual(refused('taken'))
    expect(decide({ byEmail: { ...ours, isOurs: false }, invited: { role: 'agent' } })).toEqual(
      refused('taken'),
    )
  })

  it('stays locked when it is deactivated', () => {
    expect(decide({ byEmail: { ...ours, isActive: false } })).toEqual(refused('deactivated'))
  })

  it('of an owner is linked only by settings that an owner has saved', () => {
    const owner = { ...ours, role: 'owner' } as const
    expect(decide({ byEmail: owner })).toEqual({ do: 'link', role: 'owner' })
    expect(decide({ byEmail: owner }, { isOfOwner: false })).toEqual(refused('owner'))
    expect(decide({ byEmail: { ...ours, role: 'admin' } }, { isOfOwner: false })).toEqual({
      do: 'link',
      role: 'admin',
    })
  })
})

describe('somebody without an account', () => {
  it('gets one with the default role', () => {
    expect(decide({})).toEqual({ do: 'create', role: 'agent' })
  })

  it('gets none when accounts are not created, or no role results', () => {
    expect(decide({}, { createsAccounts: false })).toEqual(refused('noAccount'))
    expect(decide({}, { defaultRole: undefined })).toEqual(refused('noRole'))
    expect(decide({}, mapped, { groups: ['others'] })).toEqual(refused('noRole'))
  })

  it.each([
    ['ana@demo.example', true],
    ['ana@DEMO.example', true],
    ['ana@sub.demo.example', false],
    ['ana@demo.example.evil', false],
    ['ana@evildemo.example', false],
    ['demo.example@evil.example', false],
    ['"a@demo.example"@evil.example', false],
  ])('%s gets one by the domain demo.example: %s', (email, isIn) => {
    const decided = decide({}, { domains: ['other.example', 'demo.example'] }, { email })
    expect(decided).toEqual(isIn ? { do: 'create', role: 'agent' } : refused('noAccount'))
  })

  it('needs no domain with an invitation', () => {
    const decided = decide({ invited: { role: 'agent' } }, { domains: ['other.example'] })
    expect(decided).toEqual({ do: 'create', role: 'agent' })
  })

  it('gets none without a verified address', () => {
    expect(decide({}, {}, { isEmailVerified: false })).toEqual(refused('emailUnverified'))
    expect(decideSsoAccount({ ...ana, email: undefined }, {}, rules)).toEqual(refused('noEmail'))
  })

  it('gets one when they are invited, with the role of the invitation unless a group says another', () => {
    const found: SsoFound = { invited: { role: 'supervisor' } }
    const closed = { createsAccounts: false, defaultRole: undefined }
    expect(decide(found, closed)).toEqual({ do: 'create', role: 'supervisor' })
    expect(decide(found, { ...mapped, ...closed }, { groups: ['it'] })).toEqual({
      do: 'create',
      role: 'admin',
    })
  })

  it('becomes an owner only by an owner’s invitation and an owner’s settings', () => {
    const found: SsoFound = { invited: { role: 'owner' } }
    expect(decide(found, mapped, { groups: ['all'] })).toEqual({ do: 'create', role: 'owner' })
    expect(decide(found, { isOfOwner: false })).toEqual(refused('owner'))
  })
})

describe('roles by groups', () => {
  it.each([
    [['all'], 'agent'],
    [['all', 'it', 'leads'], 'admin'],
    [['leads', 'all'], 'supervisor'],
    [['ALL'], undefined],
    [['all '], undefined],
    [[], undefined],
  ])('%j give %s', (groups, role) => {
    const wanted = role ? { do: 'create', role } : refused('noRole')
    expect(decide({}, mapped, { groups })).toEqual(wanted)
  })

  it('change an account up and down at each sign-in', () => {
    const admin = { role: 'admin', isActive: true } as const
    expect(decide({ linked: agent }, mapped, { groups: ['it'] })).toEqual({ do: 'open', role: 'admin' })
    expect(decide({ linked: admin }, mapped, { groups: ['all'] })).toEqual({ do: 'open', role: 'agent' })
    expect(decide({ byEmail: { ...ours, ...admin } }, mapped, { groups: ['leads'] })).toEqual({
      do: 'link',
      role: 'supervisor',
    })
  })

  it('without a match give the default role, or nobody enters', () => {
    const admin = { role: 'admin', isActive: true } as const
    expect(decide({ linked: admin }, { ...mapped, defaultRole: 'agent' })).toEqual({
      do: 'open',
      role: 'agent',
    })
    expect(decide({ linked: admin }, mapped)).toEqual(refused('noRole'))
  })

  it('never change owners, nor keep them out', () => {
    const owner = { role: 'owner', isActive: true } as const
    expect(decide({ linked: owner }, mapped)).toEqual({ do: 'open', role: 'owner' })
    expect(decide({ linked: owner }, mapped, { groups: ['all'] })).toEqual({ do: 'open', role: 'owner' })
  })

  it('that are not mapped leave the role of an account to Foyer', () => {
    const admin = { role: 'admin', isActive: true } as const
    expect(decide({ linked: admin })).toEqual({ do: 'open', role: 'admin' })
    expect(decide({ linked: admin }, { defaultRole: undefined })).toEqual({ do: 'open', role: 'admin' })
  })

  it('name no role twice: the same group in two rows gives the higher one', () => {
    const twice = { ...mapped, roles: [...mapped.roles, { group: 'all', role: 'admin' } as const] }
    expect(decide({}, twice, { groups: ['all'] })).toEqual({ do: 'create', role: 'admin' })
  })
})
