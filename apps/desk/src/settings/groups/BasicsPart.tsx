import { TextInput } from '@mantine/core'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useText } from '../../text/text-context.tsx'
import { maxQueueLimit } from './draft-problems.ts'
import type { PartProps } from './part-props.ts'

/** Name, id and queue limit. */
export function BasicsPart({ draft, problems, onChange, groupId }: PartProps & { groupId?: string }) {
  const t = useText()
  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-basics">
      <h2 id="desk-group-basics">{t('groups.basics')}</h2>
      <TextInput
        label={t('groups.name')}
        {...(groupId !== undefined && { description: t('groups.id', { id: groupId }) })}
        required
        maxLength={textLimits.short}
        dir="auto"
        value={draft.groupName}
        error={problems.has('groupName') && t('groups.problem.name')}
        onChange={({ currentTarget }) => onChange({ groupName: currentTarget.value })}
      />
      <TextInput
        label={t('groups.queueLimit')}
        description={t('groups.queueLimitHint')}
        inputMode="numeric"
        maxLength={6}
        className="desk-group-number"
        value={draft.queueLimit}
        error={problems.has('queueLimit') && t('groups.problem.queueLimit', { most: maxQueueLimit })}
        onChange={({ currentTarget }) => onChange({ queueLimit: currentTarget.value.trim() })}
      />
    </section>
  )
}
