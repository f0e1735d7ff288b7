import { Button } from '@mantine/core'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import type { Member } from '@foyer/contract/desk/members.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { givableRoles } from './team-roles.ts'

type MemberRowProps = {
  member: Member
  groupNames: readonly string[]
  onEdit: () => void
  /** Deactivate or reactivate. */
  onSwitch: () => void
}

export function MemberRow({ member, groupNames, onEdit, onSwitch }: MemberRowProps) {
  const t = useText()
  const { agent } = useDesk()
  const { adminNick: name, adminFace, email, role, maxThreads, isActive, hasTwoFactor } = member
  const isMe = member.adminId === agent.adminId
  const mayChange = givableRoles(agent.role).includes(role)
  return (
    <li className={isActive ? '' : 'desk-team-inactive'}>
      <span className="desk-team-face">
        <Avatar name={name} src={adminFace} />
      </span>
      <div className="desk-team-who">
        <strong>
          <bdi>{name}</bdi>
          {isMe && <span className="desk-team-me">{t('team.you')}</span>}
        </strong>
        <span>
          <bdi>{email}</bdi>
        </span>
      </div>
      <div className="desk-team-facts">
        <span>{t(`account.role.${role}`)}</span>
        <span>
          {groupNames.length > 0
            ? groupNames.map((group) => <bdi key={group}>{group}</bdi>)
            : t('team.noGroup')}
        </span>
      </div>
      <div className="desk-team-facts">
        <Status member={member} />
        <span>{t('team.atOnce', { count: maxThreads })}</span>
        {hasTwoFactor && <span>{t('team.twoFactor.on')}</span>}
      </div>
      <div className="desk-team-buttons">
        {mayChange && isActive && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('team.editOf', { name })}
            onClick={onEdit}
          >
            {t('team.edit')}
          </Button>
        )}
        {mayChange && !isMe && (
          <Button
            variant="subtle"
            color={isActive ? 'red' : 'blue'}
            size="compact-sm"
            aria-label={t(isActive ? 'team.deactivateOf' : 'team.reactivateOf', { name })}
            onClick={onSwitch}
          >
            {t(isActive ? 'team.deactivate' : 'team.reactivate')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Status({ member: { isActive, presence, seenTime } }: { member: Member }) {
  const t = useText()
  const times = useTimes()
  if (!isActive) return <span className="desk-team-status">{t('team.status.inactive')}</span>
  if (presence !== 'offline')
    return (
      <span className={`desk-team-status desk-team-status-${presence}`}>{t(`team.status.${presence}`)}</span>
    )
  return (
    <span className="desk-team-status">
      {seenTime > 0 ? t('team.status.seen', { time: times.full(seenTime) }) : t('team.status.never')}
    </span>
  )
}
