import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import type { Group } from './filter-groups.ts'
import { GroupChoice } from './GroupChoice.tsx'

function choosing(groupConfig?: Group[]) {
  return ({ channel, ...state }: SessionState): SessionState => ({
    ...state,
    groupChoice: 'open',
    channel: channel && { ...channel, ...(groupConfig && { groupConfig }) },
  })
}

const many = Array.from({ length: 50 }, (_, n) => ({
  groupId: `g${n}`,
  groupName: n % 7 === 3 ? `${'Averyveryverylongname'.repeat(4)} ${n}` : `Department ${n}`,
  groupDesc:
    n % 3 === 0 ? '' : 'Parcels, addresses, returns and everything else that one may ask about an order',
}))

export default [
  { name: 'groups/two', place: 'page', state: choosing(), view: GroupChoice },
  { name: 'groups/fifty', place: 'page', state: choosing(many), view: GroupChoice },
  { name: 'groups/none', place: 'page', state: choosing([]), view: GroupChoice },
] satisfies Exhibit[]
