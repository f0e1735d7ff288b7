import type { Member } from '@foyer/contract/desk/members.ts'

export const memberFilters = ['all', 'active', 'present', 'inactive'] as const
export type MemberFilter = (typeof memberFilters)[number]

type Wanted = {
  search: string
  filter: MemberFilter
  /** All that can be searched for besides name and e-mail address: the names of the role and of the groups. */
  wordsOf: (member: Member) => readonly string[]
}

/** Every word that was typed must be found somewhere in the row. */
export function filterMembers(members: readonly Member[], { search, filter, wordsOf }: Wanted): Member[] {
  const typed = fold(search).split(/\s+/).filter(Boolean)
  return members.filter((member) => {
    if (!fits[filter](member)) return false
    const text = fold([member.adminNick, member.email, ...wordsOf(member)].join('\n'))
    return typed.every((word) => text.includes(word))
  })
}

const fits: Record<MemberFilter, (member: Member) => boolean> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  present: ({ isActive, presence }) => isActive && presence !== 'offline',
  inactive: ({ isActive }) => !isActive,
}

/** Case and accents do not matter. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
