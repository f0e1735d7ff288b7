import { expect, it } from 'vitest'
import { targetOf, targetsOf } from './targets.ts'

const person = { adminFace: '', load: 0, max: 5 }
const team = {
  agents: [
    { ...person, adminId: '1', adminNick: 'Ana', presence: 'available' as const },
    { ...person, adminId: '2', adminNick: 'Ben', presence: 'available' as const, load: 5 },
    { ...person, adminId: '3', adminNick: 'Cem', presence: 'away' as const },
    { ...person, adminId: '4', adminNick: 'Dia', presence: 'available' as const },
  ],
  groups: [
    { groupId: 'g1', groupName: 'Orders', isOpen: true, waiting: 0, members: ['1'] },
    { groupId: 'g2', groupName: 'Advice', isOpen: true, waiting: 0, members: ['1', '3'] },
  ],
}

it('a thread can be passed on to who is free, and to a group where somebody else is', () => {
  const { agents, groups } = targetsOf(team, '1')
  expect(agents.map(({ name, disabled }) => [name, disabled])).toEqual([
    ['Ben', true],
    ['Cem', true],
    ['Dia', false],
  ])
  expect(groups.map(({ disabled }) => disabled)).toEqual([true, false])
})

it('a choice names an agent or a group', () => {
  expect(targetOf('agent:4')).toEqual({ adminId: '4' })
  expect(targetOf('group:a:b')).toEqual({ groupId: 'a:b' })
})
