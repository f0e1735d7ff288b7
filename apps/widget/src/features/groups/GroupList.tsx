import { ChevronIcon } from '@foyer/ui/icons/ChevronIcon.tsx'
import type { Group } from './filter-groups.ts'

type GroupListProps = { groups: readonly Group[]; onChoose: (groupId: string) => void }

export function GroupList({ groups, onChoose }: GroupListProps) {
  if (groups.length === 0) return null
  return (
    <ul className="group-list">
      {groups.map(({ groupId, groupName, groupDesc }) => (
        <li key={groupId}>
          <button type="button" className="group" onClick={() => onChoose(groupId)}>
            <span className="group-text">
              <span className="group-name">
                <bdi>{groupName || groupId}</bdi>
              </span>
              {groupDesc && (
                <span className="group-desc">
                  <bdi>{groupDesc}</bdi>
                </span>
              )}
            </span>
            <ChevronIcon size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
