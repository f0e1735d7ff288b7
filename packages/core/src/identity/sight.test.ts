import { describe, expect, it } from 'vitest'
import { visibilities } from '@foyer/contract/desk/visibilities.ts'
import { seesAll, whySeen, type Seen, type Viewer } from './sight.ts'

const me = 7
const viewer: Viewer = { agentId: me, role: 'agent', visibility: 'own', groupIds: ['sales'] }
const thread: Seen = {
  owner: { kind: 'agent', agentId: 8 },
  groupId: 'support',
  lastAgentId: 8,
  wantedAgentId: null,
}
const waiting: Seen = { ...thread, owner: { kind: 'queue' } }
const ended: Seen = { ...thread, owner: { kind: 'nobody' } }

describe('with `own`', () => {
  it('an agent sees what they hold, and what they held last', () => {
    expect(whySeen(viewer, { ...thread, owner: { kind: 'agent', agentId: me } })).toBe('holds')
    expect(whySeen(viewer, { ...ended, lastAgentId: me })).toBe('held')
    expect(whySeen(viewer, { ...waiting, lastAgentId: me })).toBe('held')
  })

  it('a colleague who takes it over takes it out of sight', () => {
    expect(whySeen(viewer, { ...thread, lastAgentId: me })).toBe(undefined)
  })

  it('an agent sees who waits for them or in their groups, and nobody else who waits', () => {
    expect(whySeen(viewer, { ...waiting, wantedAgentId: me })).toBe('wanted')
    expect(whySeen(viewer, { ...waiting, groupId: 'sales' })).toBe('queue')
    expect(whySeen(viewer, waiting)).toBe(undefined)
  })

  it('a wish that is over shows nothing', () => {
    expect(whySeen(viewer, { ...ended, wantedAgentId: me })).toBe(undefined)
  })

  it('a colleague’s conversation in one’s own group stays out of sight', () => {
    expect(whySeen(viewer, { ...thread, groupId: 'sales' })).toBe(undefined)
    expect(whySeen(viewer, { ...ended, groupId: 'sales' })).toBe(undefined)
  })
})

describe('with `groups`', () => {
  const member: Viewer = { ...viewer, visibility: 'groups' }

  it('an agent sees all conversations of their groups', () => {
    for (const one of [thread, ended, { ...thread, owner: { kind: 'robot' as const } }])
      expect(whySeen(member, { ...one, groupId: 'sales' })).toBe('group')
  })

  it('and none of other groups, unless it is their own', () => {
    expect(whySeen(member, thread)).toBe(undefined)
    expect(whySeen(member, { ...thread, owner: { kind: 'agent', agentId: me } })).toBe('holds')
    expect(whySeen({ ...member, groupIds: [] }, { ...thread, groupId: 'sales' })).toBe(undefined)
  })
})

it('with `all` everybody sees everything', () => {
  expect(whySeen({ ...viewer, visibility: 'all' }, thread)).toBe('everyone')
})

it.each(['supervisor', 'admin', 'owner'] as const)('a %s sees everything, whatever is chosen', (role) => {
  for (const visibility of visibilities) {
    expect(whySeen({ ...viewer, role, visibility }, thread)).toBe('role')
    expect(seesAll({ role, visibility })).toBe(true)
  }
})

it('an agent of no group sees only what is theirs', () => {
  for (const visibility of ['own', 'groups'] as const) {
    expect(seesAll({ role: 'agent', visibility })).toBe(false)
    expect(whySeen({ ...viewer, groupIds: [], visibility }, { ...waiting, groupId: 'sales' })).toBe(undefined)
  }
})
