import { Button, NativeSelect, TextInput } from '@mantine/core'
import { auditActions, auditObjectKinds } from '@foyer/contract/desk/audit-actions.ts'
import { useTeam } from '../../routing/use-team.ts'
import {
  auditFiltersInAddress,
  noAuditFilters,
  readAuditFilters,
  type AuditFilters,
} from '../../rules/audit/audit-filters.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { actionText, kindText } from './audit-names.ts'

type FilterBarProps = { filters: AuditFilters; onChange: (next: Partial<AuditFilters>) => void }
type Option = { value: string; label: string }

/** Filters of the log: who, what, to what, and when. */
export function AuditFilterBar({ filters, onChange }: FilterBarProps) {
  const t = useText()
  const byLabel = useByLabel()
  const actors = useActors(filters.actor)
  // What the controls say is read like an address: only what is valid counts.
  const choose = (next: Partial<Record<keyof AuditFilters, string>>) =>
    onChange(readAuditFilters({ ...filters, ...next }))
  return (
    <div className="desk-audit-filters" role="group" aria-label={t('audit.filters')}>
      <NativeSelect
        label={t('audit.filter.actor')}
        value={filters.actor}
        data={actors}
        onChange={({ currentTarget }) => choose({ actor: currentTarget.value })}
      />
      <NativeSelect
        label={t('audit.filter.action')}
        value={filters.action}
        data={[
          { value: '', label: t('audit.filter.anyAction') },
          ...auditActions.map((value) => ({ value, label: actionText(value, t) })).toSorted(byLabel),
        ]}
        onChange={({ currentTarget }) => choose({ action: currentTarget.value })}
      />
      <NativeSelect
        label={t('audit.filter.object')}
        value={filters.objectKind}
        data={[
          { value: '', label: t('audit.filter.anyObject') },
          ...auditObjectKinds.map((value) => ({ value, label: kindText(value, t) })).toSorted(byLabel),
        ]}
        onChange={({ currentTarget }) => choose({ objectKind: currentTarget.value, objectId: '' })}
      />
      <TextInput
        type="date"
        label={t('audit.filter.from')}
        value={filters.from}
        {...(filters.to !== '' && { max: filters.to })}
        onChange={({ currentTarget }) => choose({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('audit.filter.to')}
        value={filters.to}
        {...(filters.from !== '' && { min: filters.from })}
        onChange={({ currentTarget }) => choose({ to: currentTarget.value })}
      />
      {Object.keys(auditFiltersInAddress(filters)).length > 0 && (
        <div className="desk-audit-reset">
          {filters.objectId !== '' && <p>{t('audit.filter.one')}</p>}
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(noAuditFilters)}>
            {t('audit.filter.reset')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useByLabel(): (one: Option, other: Option) => number {
  const { compare } = new Intl.Collator(useLanguage())
  return (one, other) => compare(one.label, other.label)
}

/** Agents who are gone stay in the log: what the address says is shown all the same. */
function useActors(chosen: string): Option[] {
  const t = useText()
  const { data: team } = useTeam(true)
  const known = [
    { value: '', label: t('audit.filter.anybody') },
    ...(team?.agents ?? []).map(({ adminId, adminNick }) => ({ value: adminId, label: adminNick })),
    { value: 'operator', label: t('audit.filter.operator') },
    { value: 'system', label: t('audit.filter.system') },
  ]
  return known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: `#${chosen}` }]
}
