import { VisuallyHidden } from '@mantine/core'
import type { AuditEntry } from '@foyer/contract/desk/audit.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { auditFiltersInAddress, noAuditFilters, readAuditFilters } from '../../rules/audit/audit-filters.ts'
import { auditChanges } from '../../rules/audit/audit-values.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage, useTimes } from '../../text/use-times.ts'
import { actionText, actorText, fieldText, fieldValueText, kindText } from './audit-names.ts'

/** One entry: what, who and when; opened, everything that is known of it. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const times = useTimes()
  const [isOpen, setOpen] = useState(false)
  const device = [entry.browser, entry.system].filter(Boolean).join(' · ')
  return (
    <details className="desk-audit-row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRight size={16} aria-hidden="true" className="desk-audit-mark desk-mirrored" />
        <span className="desk-audit-head">
          <strong>{actionText(entry.action, t)}</strong>
          {!isOwn(entry) && <ObjectName entry={entry} />}
          <span className="desk-audit-facts">
            <bdi>{actorText(entry, t)}</bdi> · <time>{times.full(entry.time)}</time>
            {entry.address !== '' && (
              <>
                {' · '}
                <bdi>{entry.address}</bdi>
              </>
            )}
            {device !== '' && ` · ${device}`}
          </span>
        </span>
      </summary>
      {isOpen && <Details entry={entry} />}
    </details>
  )
}

/** What agents do with their own account names them once. */
function isOwn({ objectKind, objectId, actorId }: AuditEntry): boolean {
  return objectKind === 'agent' && objectId === actorId
}

function ObjectName({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const { objectKind, objectId, objectName } = entry
  const kind = kindText(objectKind, t)
  const name = objectKind === 'visitor' && objectId === '' ? t('audit.erased') : objectName || objectId
  return (
    <span className="desk-audit-object">{name === '' ? kind : t('audit.objectNamed', { kind, name })}</span>
  )
}

function Details({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const { actorKind, actorId, objectKind, objectId } = entry
  const changes = auditChanges(entry.before, entry.after)
  const ofActor = readAuditFilters({ actor: actorKind === 'agent' ? actorId : actorKind })
  const ofObject = readAuditFilters({ objectKind, objectId })
  return (
    <div className="desk-audit-details">
      {changes.length > 0 && <ChangeTable changes={changes} />}
      {objectId !== '' && (
        <p>
          {t('audit.objectId')} <code dir="ltr">{objectId}</code>
        </p>
      )}
      <p className="desk-audit-links">
        <Link to="/settings/audit" search={auditFiltersInAddress({ ...noAuditFilters, ...ofActor })}>
          {t('audit.byThem', { name: actorText(entry, t) })}
        </Link>
        {ofObject.objectId !== '' && (
          <Link to="/settings/audit" search={auditFiltersInAddress(ofObject)}>
            {t('audit.ofThis')}
          </Link>
        )}
      </p>
    </div>
  )
}

function ChangeTable({ changes }: { changes: ReturnType<typeof auditChanges> }) {
  const t = useText()
  const times = useTimes()
  const numbers = new Intl.NumberFormat(useLanguage())
  const words = {
    yes: t('audit.value.yes'),
    no: t('audit.value.no'),
    none: t('audit.value.none'),
    empty: t('audit.value.empty'),
    time: times.full,
    number: (value: number) => numbers.format(value),
  }
  return (
    <table className="desk-audit-changes">
      <VisuallyHidden component="caption">{t('audit.change')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldText(field, t)}</th>
            <td data-label={t('audit.before')}>{fieldValueText(field, before, t, words)}</td>
            <td data-label={t('audit.after')}>{fieldValueText(field, after, t, words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
