import { Button, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Plus } from 'lucide-react'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import './GroupsPage.css'
import { useGroups, type GroupList } from './use-groups.ts'

/** The groups: whether they are open, who is in them, and how many wait. */
export function GroupsPage() {
  const t = useText()
  const { agent } = useDesk()
  const isAllowed = may(agent.role, 'manageTeam')
  const { data, isError, refetch } = useGroups({ isLive: true, isEnabled: isAllowed })
  if (!isAllowed)
    return (
      <SettingsPage title={t('settings.groups')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.groups')} lead={t('settings.groups.lead')}>
      {!data && !isError && <Skeleton height={160} radius="md" />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data?.groups.length === 0 && <EmptyState title={t('groups.empty')} />}
      {data && data.groups.length > 0 && (
        <ul className="desk-settings-list desk-groups-list" aria-label={t('settings.groups')}>
          {data.groups.map((group) => (
            <li key={group.groupId}>
              <GroupRow group={group} all={data.groups} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <div>
          <Button
            renderRoot={(props) => <Link to="/settings/groups/new" {...props} />}
            leftSection={<Plus size={16} />}
          >
            {t('groups.add')}
          </Button>
        </div>
      )}
    </SettingsPage>
  )
}

type Group = GroupList['groups'][number]

function GroupRow({ group, all }: { group: Group; all: readonly Group[] }) {
  const t = useText()
  const { groupId, groupName, isOpen, members, online, waiting, overflow } = group
  const overflowName = all.find((other) => other.groupId === overflow?.groupId)?.groupName
  return (
    <Link to="/settings/groups/edit/$groupId" params={{ groupId }} className="desk-groups-row">
      <span className="desk-groups-words">
        <strong>
          <bdi>{groupName}</bdi>
        </strong>
        <span>
          {t('groups.members', { count: members.length })} · {t('groups.online', { count: online })} ·{' '}
          {t('groups.waiting', { count: waiting })}
        </span>
        {overflowName !== undefined && <span>{t('groups.overflowsTo', { name: overflowName })}</span>}
      </span>
      <span className={`desk-groups-state ${isOpen ? 'desk-groups-open' : ''}`}>
        {t(isOpen ? 'groups.open' : 'groups.closed')}
      </span>
      <ChevronRight size={16} aria-hidden="true" className="desk-mirrored" />
    </Link>
  )
}
