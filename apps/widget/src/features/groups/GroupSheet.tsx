import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useState } from 'react'
import { ChevronRight } from 'lucide-react'
import { filterGroups, needsFilter, type Group } from './filter-groups.ts'
import './GroupSheet.css'

type GroupListProps = { groups: readonly Group[]; onChoose: (groupId: string) => void }

function GroupList({ groups, onChoose }: GroupListProps) {
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
            <ChevronRight size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}

type GroupSheetProps = {
  groups: readonly Group[]
  onChoose: (groupId: string) => void
  onDismiss: () => void
}

export function GroupSheet({ groups, onChoose, onDismiss }: GroupSheetProps) {
  const t = useUiText()
  const [filter, setFilter] = useState('')
  const shown = filterGroups(groups, filter)
  return (
    <Sheet title={t('groups.title')} onClose={onDismiss}>
      {needsFilter(groups) && (
        <div className="group-filter">
          <input
            type="search"
            className="group-filter-field"
            dir="auto"
            autoComplete="off"
            aria-label={t('groups.filter')}
            placeholder={t('groups.filter')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      )}
      <GroupList groups={shown} onChoose={onChoose} />
      {/* There before its words, or they are not read out. */}
      <p className="group-none" role="status">
        {groups.length === 0 && t('groups.none')}
        {groups.length > 0 && shown.length === 0 && t('groups.noMatch')}
      </p>
    </Sheet>
  )
}
