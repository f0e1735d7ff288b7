import { expect, it } from 'vitest'
import { targetOf, targetsOf } from './targets.ts'

const person = { adminFace: '', load: 0, max: 5 }
const team = {
  agents: [
    { ...person, adminId: '1', adminNick: 'Ana', presence: 'available' as const },
    { ...person, adminId: '2', adminNick: 'Ben', presence: 'available' as const, load: 5 },
    { ...person, adminId: '3', adminNick: 'Cem', presence: 'away' as const },
    { ...person, adminId: '4', adminNick: 'Dia', presence: 'available' as const, load: 3 },
    { ...person, adminId: '5', adminNick: 'Eli', presence: 'offline' as const },
    { ...person, adminId: '6', adminNick: 'Fay', presence: 'available' as const, load: 1, max: 2 },
  ],
  groups: [
    { groupId: 'g1', groupName: 'Orders', isOpen: true, waiting: 0, members: ['1', '5'] },
    { groupId: 'g2', groupName: 'Returns', isOpen: true, waiting: 2, members: ['1', '3'] },
    { groupId: 'g3', groupName: 'Advice', isOpen: true, waiting: 0, members: ['1', '2', '4', '6'] },
  ],
}

it('a thread can be transferred to free colleagues, the least busy first', () => {
  const { agents } = targetsOf(team, '1')
  expect(agents.map(({ name, disabled }) => [name, disabled])).toEqual([
    ['Fay', false],
    ['Dia', false],
    ['Ben', true],
    ['Cem', true],
    ['Eli', true],
  ])
  expect(agents[1]).toMatchObject({ kind: 'agent', presence: 'available', load: 3, max: 5 })
})

it('a thread can be transferred to a group where a colleague is, with what awaits it there', () => {
  const { groups } = targetsOf(team, '1')
  expect(groups).toMatchObject([
    { name: 'Advice', disabled: false, available: 2, waiting: 0 },
    { name: 'Returns', disabled: false, available: 0, waiting: 2 },
    { name: 'Orders', disabled: true, available: 0, waiting: 0 },
  ])
})

it('a choice names an agent or a group', () => {
  expect(targetOf('agent:4')).toEqual({ adminId: '4' })
  expect(targetOf('group:a:b')).toEqual({ groupId: 'a:b' })
})
