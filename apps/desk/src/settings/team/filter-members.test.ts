import type { Member } from '@foyer/contract/desk/members.ts'
import { describe, expect, it } from 'vitest'
import { filterMembers, type MemberFilter } from './filter-members.ts'

const member = (adminNick: string, more: Partial<Member> = {}): Member => ({
  adminId: adminNick,
  adminNick,
  adminFace: '',
  email: `${adminNick.toLowerCase()}@demo.example`,
  role: 'agent',
  groupIds: [],
  maxThreads: 5,
  isActive: true,
  presence: 'offline',
  seenTime: 0,
  hasTwoFactor: false,
  ...more,
})

const team = [
  member('Ana', { presence: 'available', groupIds: ['Sales'] }),
  member('Zoë', { presence: 'away', email: 'z@other.example' }),
  member('Ben', { isActive: false, presence: 'available' }),
  member('李雷'),
]

function found(search: string, filter: MemberFilter = 'all'): string[] {
  const wordsOf = ({ groupIds, role }: Member) => [...groupIds, role]
  return filterMembers(team, { search, filter, wordsOf }).map(({ adminNick }) => adminNick)
}

describe('searching', () => {
  it.each([
    ['', ['Ana', 'Zoë', 'Ben', '李雷']],
    ['  ', ['Ana', 'Zoë', 'Ben', '李雷']],
    ['zoe', ['Zoë']],
    ['OTHER.example', ['Zoë']],
    ['sales', ['Ana']],
    ['ana sales', ['Ana']],
    ['ben sales', []],
    ['李', ['李雷']],
    ['agent demo', ['Ana', 'Ben', '李雷']],
    ['.*', []],
  ])('%j finds %j', (search, names) => {
    expect(found(search)).toEqual(names)
  })
})

describe('filters', () => {
  it.each([
    ['active', ['Ana', 'Zoë', '李雷']],
    ['present', ['Ana', 'Zoë']],
    ['inactive', ['Ben']],
  ] as const)('%s: %j', (filter, names) => {
    expect(found('', filter)).toEqual([...names])
  })

  it('count together with the search', () => {
    expect(found('demo', 'present')).toEqual(['Ana'])
  })
})
