import { Button, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import './GroupsPage.css'
import { useGroups } from './use-groups.ts'

/** One group, to be changed. */
export function GroupPage() {
  const t = useText()
  const { groupId } = useParams({ from: '/settings/groups/edit/$groupId' })
  return <Editing title={t('groups.edit')} groupId={groupId} />
}

export function NewGroupPage() {
  const t = useText()
  return <Editing title={t('groups.new')} />
}

function Editing({ title, groupId }: { title: string; groupId?: string }) {
  const t = useText()
  const { agent } = useDesk()
  const isAllowed = may(agent.role, 'manageTeam')
  const { data, isError, refetch, isFetchedAfterMount } = useGroups({ isLive: false, isEnabled: isAllowed })
  const [reloads, setReloads] = useState(0)

  async function reload(): Promise<void> {
    await refetch()
    setReloads(reloads + 1)
  }

  const frame = (children: ReactNode) => <SettingsPage title={title}>{children}</SettingsPage>
  if (!isAllowed) return frame(<EmptyState title={t('site.forbidden')} />)
  if (isError && !isFetchedAfterMount)
    return frame(<LoadFailed title={t('error.network')} onAgain={() => refetch()} />)
  // An older copy would be refused when it is saved.
  if (!data || !isFetchedAfterMount) return frame(<Skeleton height={320} radius="md" />)
  const group = data.groups.find((one) => one.groupId === groupId)
  return frame(
    <>
      <div>
        <Button
          renderRoot={(props) => <Link to="/settings/groups" {...props} />}
          variant="subtle"
          size="compact-sm"
          leftSection={<ArrowLeft size={16} className="desk-mirrored" />}
        >
          {t('groups.all')}
        </Button>
      </div>
      {groupId !== undefined && !group ? (
        <EmptyState title={t('groups.gone')} />
      ) : (
        <GroupEditor
          key={`${groupId ?? ''} ${reloads}`}
          list={data}
          onReload={() => void reload()}
          {...(group && { group })}
        />
      )}
    </>,
  )
}
