import { describe, expect, it } from 'vitest'
import type { AgentRole } from '@foyer/core/identity/may.ts'
import { mayGrant, refuseManage, refuseWithoutOwner, type Wanted } from './manage.ts'

const roles: AgentRole[] = ['owner', 'admin', 'supervisor', 'agent']
const person = (role: AgentRole, id = 1, isActive = true) => ({ id, role, isActive })
const deactivate: Wanted = { do: 'deactivate' }
const to = (role: AgentRole): Wanted => ({ do: 'change', role })

describe('giving roles', () => {
  it.each([
    ['owner', roles],
    ['admin', ['admin', 'supervisor', 'agent']],
    ['supervisor', []],
    ['agent', []],
  ] as const)('%s gives %j', (role, given) => {
    expect(roles.filter((wanted) => mayGrant(role, wanted))).toEqual([...given])
  })
})

describe('changing accounts', () => {
  it.each(roles)('an owner changes and locks a %s', (role) => {
    for (const wanted of [to('agent'), deactivate, { do: 'reactivate' } as const])
      expect(refuseManage(person('owner'), person(role, 2), wanted, 1)).toBeUndefined()
  })

  it('an admin touches no owner and makes none, not even themselves', () => {
    const admin = person('admin')
    for (const wanted of [to('agent'), to('owner'), deactivate, { do: 'reactivate' } as const])
      expect(refuseManage(admin, person('owner', 2), wanted, 3)).toBe('identity.forbidden')
    expect(refuseManage(admin, person('agent', 2), to('owner'), 3)).toBe('identity.forbidden')
    expect(refuseManage(admin, admin, to('owner'), 3)).toBe('identity.forbidden')
    expect(refuseManage(admin, person('admin', 2), to('agent'), 3)).toBeUndefined()
  })

  it.each(['supervisor', 'agent'] as const)('a %s changes nobody', (role) => {
    for (const target of roles)
      expect(refuseManage(person(role), person(target, 2), to('agent'), 3)).toBe('identity.forbidden')
  })

  it('somebody who was locked a moment ago changes nobody', () => {
    expect(refuseManage(person('owner', 1, false), person('agent', 2), deactivate, 1)).toBe(
      'identity.forbidden',
    )
  })

  it('nobody locks themselves', () => {
    expect(refuseManage(person('admin'), person('admin'), deactivate, 1)).toBe('identity.forbidden')
    expect(refuseManage(person('owner'), person('owner'), deactivate, 1)).toBe('identity.forbidden')
  })

  it('the last active owner stays one', () => {
    const owner = person('owner')
    expect(refuseManage(owner, owner, to('admin'), 0)).toBe('agent.needed')
    expect(refuseManage(owner, owner, to('admin'), 1)).toBeUndefined()
    expect(refuseManage(owner, owner, to('owner'), 0)).toBeUndefined()
    expect(refuseManage(owner, owner, { do: 'change' }, 0)).toBeUndefined()
    expect(refuseManage(owner, person('owner', 2, false), to('agent'), 0)).toBeUndefined()
    expect(refuseManage(owner, person('owner', 2, false), { do: 'reactivate' }, 0)).toBeUndefined()
  })
})

describe('a command', () => {
  it.each(roles)('locks a %s and lets them in again', (role) => {
    for (const wanted of [deactivate, { do: 'reactivate' } as const])
      expect(refuseWithoutOwner(person(role), wanted, 1)).toBeUndefined()
  })

  it('does not lock the last active owner', () => {
    expect(refuseWithoutOwner(person('owner'), deactivate, 0)).toBe('agent.needed')
    expect(refuseWithoutOwner(person('owner', 1, false), deactivate, 0)).toBeUndefined()
    expect(refuseWithoutOwner(person('admin'), deactivate, 0)).toBeUndefined()
  })
})
