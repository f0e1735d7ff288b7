import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useText } from '../../text/text-context.tsx'
import { overflowSeconds } from './draft-problems.ts'
import type { PartProps } from './part-props.ts'
import type { GroupList } from './use-groups.ts'

type OverflowPartProps = PartProps & Pick<GroupList, 'groups'> & { groupId?: string }

/** Where visitors go who cannot be served here. */
export function OverflowPart({ draft, problems, onChange, groups, groupId }: OverflowPartProps) {
  const t = useText()
  const { overflowId, isOverflowTimed, overflowAfter } = draft
  const others = groups.filter((group) => group.groupId !== groupId)
  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-overflow">
      <h2 id="desk-group-overflow">{t('groups.overflow')}</h2>
      <p className="desk-settings-part-lead">{t('groups.overflowLead')}</p>
      <NativeSelect
        label={t('groups.overflowGroup')}
        value={overflowId}
        data={[
          { value: '', label: t('groups.overflowNone') },
          ...others.map((group) => ({ value: group.groupId, label: group.groupName })),
        ]}
        onChange={({ currentTarget }) => onChange({ overflowId: currentTarget.value })}
      />
      {overflowId !== '' && (
        <Checkbox
          label={t('groups.overflowTimed')}
          checked={isOverflowTimed}
          onChange={({ currentTarget }) => onChange({ isOverflowTimed: currentTarget.checked })}
        />
      )}
      {overflowId !== '' && isOverflowTimed && (
        <TextInput
          label={t('groups.overflowAfter')}
          inputMode="numeric"
          maxLength={5}
          className="desk-group-number"
          value={overflowAfter}
          error={problems.has('overflowAfter') && t('groups.problem.overflowAfter', overflowSeconds)}
          onChange={({ currentTarget }) => onChange({ overflowAfter: currentTarget.value.trim() })}
        />
      )}
    </section>
  )
}
