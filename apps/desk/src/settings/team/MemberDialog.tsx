import { Button, NativeSelect, TextInput } from '@mantine/core'
import { maxThreadsBounds } from '@foyer/contract/desk/member-limits.ts'
import type { Member } from '@foyer/contract/desk/members.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { agentKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { GroupChoice } from './GroupChoice.tsx'
import { givableRoles, roleIn } from './team-roles.ts'
import { useSaveMember, type Team } from './use-members.ts'

type MemberDialogProps = {
  member: Member
  groups: Team['groups']
  onClose: () => void
  /** Asks whether to turn off the member’s two-factor authentication. */
  onReset: () => void
}

/** Role, limit and groups of an account. Only what was changed is sent: a colleague may change the rest meanwhile. */
export function MemberDialog({ member, groups, onClose, onReset }: MemberDialogProps) {
  const t = useText()
  const { agent, client } = useDesk()
  const queryClient = useQueryClient()
  const save = useSaveMember()
  const [role, setRole] = useState(member.role)
  const [limit, setLimit] = useState(String(member.maxThreads))
  const [groupIds, setGroupIds] = useState(member.groupIds)
  const [isBusy, setBusy] = useState(false)
  const { least, most } = maxThreadsBounds
  const maxThreads = /^\d{1,6}$/.test(limit) ? Number(limit) : Number.NaN
  const isLimitNew = maxThreads !== member.maxThreads
  const isLimitGood = !isLimitNew || (maxThreads >= least && maxThreads <= most)

  async function submit(): Promise<void> {
    if (!isLimitGood) return
    setBusy(true)
    const isSaved = await save(
      client.changeMember({
        adminId: member.adminId,
        ...(role !== member.role && { role }),
        ...(isLimitNew && { maxThreads }),
        ...(!isSame(groupIds, member.groupIds) && { groupIds }),
      }),
    )
    setBusy(false)
    if (!isSaved) return
    // Whoever changes their own role sees other pages from now on.
    if (member.adminId === agent.adminId && role !== member.role)
      await queryClient.invalidateQueries({ queryKey: agentKey })
    onClose()
  }

  return (
    <FormDialog
      title={t('team.edit.title', { name: member.adminNick })}
      action={t('team.save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NativeSelect
        data-autofocus
        label={t('team.role')}
        description={t(`team.role.${role}`)}
        value={role}
        data={givableRoles(agent.role).map((value) => ({ value, label: t(`account.role.${value}`) }))}
        onChange={({ currentTarget }) => setRole(roleIn(currentTarget.value))}
      />
      <TextInput
        type="number"
        inputMode="numeric"
        label={t('team.limit')}
        description={t('team.limit.hint')}
        min={least}
        max={most}
        value={limit}
        error={!isLimitGood && t('team.limit.wrong', { least, most })}
        onChange={({ currentTarget }) => setLimit(currentTarget.value)}
      />
      {groups.length > 0 && <GroupChoice groups={groups} value={groupIds} onChange={setGroupIds} />}
      {member.hasTwoFactor && member.adminId !== agent.adminId && (
        <div>
          <Button variant="subtle" color="red" size="compact-sm" onClick={onReset}>
            {t('team.twoFactor.reset')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
