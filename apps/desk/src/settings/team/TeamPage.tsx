import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import type { Member } from '@foyer/contract/desk/members.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { SearchField } from '../../layout/SearchField.tsx'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { filterMembers, memberFilters, type MemberFilter } from './filter-members.ts'
import { InvitationsPart } from './InvitationsPart.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { JoinLinkDialog, type Invited } from './JoinLinkDialog.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { MemberRow } from './MemberRow.tsx'
import './TeamPage.css'
import { useMembers, useSaveMember, type Team } from './use-members.ts'

/** The accounts of the organisation: who they are, what they may do, and whether they are there. */
export function TeamPage() {
  const t = useText()
  const { agent } = useDesk()
  if (!may(agent.role, 'manageTeam'))
    return (
      <SettingsPage title={t('settings.team')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.team')} lead={t('settings.team.lead')}>
      <TeamParts />
    </SettingsPage>
  )
}

function TeamParts() {
  const t = useText()
  const { data, isError, refetch } = useMembers()
  const [isInviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<Invited>()
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!data) return <Skeleton height={240} radius="md" />
  return (
    <div className="desk-settings-parts desk-team">
      <div>
        <Button leftSection={<UserPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t('team.invite')}
        </Button>
      </div>
      <MembersPart team={data} />
      <InvitationsPart invitations={data.invitations} canMail={data.canMail} onResent={setInvited} />
      {isInviting && (
        <InviteDialog
          groups={data.groups}
          onClose={() => setInviting(false)}
          onInvited={(made) => {
            setInviting(false)
            setInvited(made)
          }}
        />
      )}
      {invited && <JoinLinkDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </div>
  )
}

function MembersPart({ team }: { team: Team }) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<MemberFilter>('all')
  const [edited, setEdited] = useState<Member>()
  const [asked, setAsked] = useState<Member>()
  const [reset, setReset] = useState<Member>()
  const { client } = useDesk()
  const save = useSaveMember()
  const { ask, answer } = useActivity(setAsked)
  const groupNames = ({ groupIds }: Member) =>
    team.groups.flatMap(({ groupId, groupName }) => (groupIds.includes(groupId) ? [groupName] : []))
  const wordsOf = (member: Member) => [t(`account.role.${member.role}`), ...groupNames(member)]
  const shown = filterMembers(team.members, { search, filter, wordsOf })
  return (
    <section className="desk-settings-part" aria-labelledby="desk-team-members">
      <h2 id="desk-team-members">{t('team.members', { count: team.members.length })}</h2>
      <div className="desk-team-tools">
        <SearchField label={t('team.search')} value={search} onChange={setSearch} />
        <NativeSelect
          size="xs"
          aria-label={t('team.filter')}
          value={filter}
          data={memberFilters.map((value) => ({ value, label: t(`team.filter.${value}`) }))}
          onChange={({ currentTarget }) =>
            setFilter(memberFilters.find((one) => one === currentTarget.value) ?? 'all')
          }
        />
      </div>
      {shown.length === 0 && <p role="status">{t('team.noneFound')}</p>}
      {shown.length > 0 && (
        <ul className="desk-settings-list desk-team-list" aria-labelledby="desk-team-members">
          {shown.map((member) => (
            <MemberRow
              key={member.adminId}
              member={member}
              groupNames={groupNames(member)}
              onEdit={() => setEdited(member)}
              onSwitch={() => ask(member)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <MemberDialog
          member={edited}
          groups={team.groups}
          onClose={() => setEdited(undefined)}
          onReset={() => {
            setEdited(undefined)
            setReset(edited)
          }}
        />
      )}
      <ConfirmDialog
        isOpen={reset !== undefined}
        title={t('team.twoFactor.reset.title', { name: reset?.adminNick ?? '' })}
        body={t('team.twoFactor.reset.body')}
        confirm={t('team.twoFactor.reset')}
        onAnswer={(isConfirmed) => {
          setReset(undefined)
          if (isConfirmed && reset) void save(client.resetTwoFactor({ adminId: reset.adminId }))
        }}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('team.deactivate.title', { name: asked?.adminNick ?? '' })}
        body={t('team.deactivate.body')}
        confirm={t('team.deactivate')}
        onAnswer={(isConfirmed) => answer(asked, isConfirmed)}
      />
    </section>
  )
}

/** Deactivating is asked about first; reactivating harms nobody. */
function useActivity(setAsked: (member: Member | undefined) => void) {
  const { client } = useDesk()
  const save = useSaveMember()
  return {
    ask: (member: Member): void => {
      if (member.isActive) setAsked(member)
      else void save(client.reactivateMember({ adminId: member.adminId }))
    },
    answer: (member: Member | undefined, isConfirmed: boolean): void => {
      setAsked(undefined)
      if (isConfirmed && member) void save(client.deactivateMember({ adminId: member.adminId }))
    },
  }
}
