import { NativeSelect, TextInput } from '@mantine/core'
import { isEmail } from '@foyer/core/text/email.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { membersKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { GroupChoice } from './GroupChoice.tsx'
import type { Invited } from './JoinLinkDialog.tsx'
import { givableRoles, roleIn } from './team-roles.ts'
import type { Team } from './use-members.ts'

type InviteDialogProps = {
  groups: Team['groups']
  onClose: () => void
  onInvited: (invited: Invited) => void
}

export function InviteDialog({ groups, onClose, onInvited }: InviteDialogProps) {
  const t = useText()
  const { agent, client } = useDesk()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState(roleIn('agent'))
  const [groupIds, setGroupIds] = useState(() => usualGroups(groups))
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function invite(): Promise<void> {
    if (!isEmail(email)) return setProblem(t('team.invite.emailWrong'))
    setBusy(true)
    const result = await client.inviteAgent({ email: email.trim(), role, groupIds })
    setBusy(false)
    if (result.ok) {
      await queryClient.invalidateQueries({ queryKey: membersKey(agent.adminId) })
      return onInvited(result.data)
    }
    const isWrong = result.kind === 'refused' && result.error === 'request.invalid'
    return setProblem(t(isWrong ? 'team.invite.emailWrong' : failureKey(result)))
  }

  return (
    <FormDialog
      title={t('team.invite.title')}
      action={t('team.invite.confirm')}
      isBusy={isBusy}
      onSubmit={() => void invite()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        type="email"
        label={t('signIn.email')}
        autoComplete="off"
        dir="ltr"
        maxLength={200}
        value={email}
        error={problem}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value)
          setProblem('')
        }}
      />
      <NativeSelect
        label={t('team.role')}
        description={t(`team.role.${role}`)}
        value={role}
        data={givableRoles(agent.role).map((value) => ({ value, label: t(`account.role.${value}`) }))}
        onChange={({ currentTarget }) => setRole(roleIn(currentTarget.value))}
      />
      {groups.length > 0 && <GroupChoice groups={groups} value={groupIds} onChange={setGroupIds} />}
    </FormDialog>
  )
}

/** The only group, or the one that every organisation begins with: somebody in no group is never given a visitor. */
function usualGroups(groups: Team['groups']): string[] {
  const ids = groups.map(({ groupId }) => groupId)
  return ids.length === 1 ? ids : ids.filter((id) => id === 'default')
}
