import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../text/text-context.tsx'
import './ChangeList.css'
import type { Change, FieldChange } from './describe-changes.ts'
import type { ItemChange } from './describe-items.ts'
import { fieldLabel } from './field-label.ts'
import { settingLabel } from './setting-label.ts'
import { ValueView } from './ValueView.tsx'

/** Changes in words, each under the name of its setting. */
export function ChangeList({ changes, label }: { changes: readonly Change[]; label: string }) {
  const t = useText()
  return (
    <ul className="desk-changes" aria-label={label}>
      {changes.map((change) => (
        <li key={change.key}>
          <strong>{settingLabel(change.key, t)}</strong>
          <ChangeView change={change} />
        </li>
      ))}
    </ul>
  )
}

export function ChangeView({ change }: { change: Change }) {
  if (change.kind === 'value') return <FromTo before={change.before} after={change.after} />
  if (change.kind === 'texts') return <TextCounts count={change.count} />
  return (
    <>
      {change.fields.map((field) => (
        <Field key={field.field} change={field} />
      ))}
      <Items items={change.items} />
    </>
  )
}

function FromTo({ before, after }: Pick<FieldChange, 'before' | 'after'>) {
  const t = useText()
  return (
    <span className="desk-change">
      <del>
        <VisuallyHidden>{t('channels.change.before')} </VisuallyHidden>
        <ValueView value={before} />
      </del>
      <span aria-hidden="true" className="desk-change-arrow">
        →
      </span>
      <ins>
        <VisuallyHidden>{t('channels.change.after')} </VisuallyHidden>
        <ValueView value={after} />
      </ins>
    </span>
  )
}

function Field({ change }: { change: FieldChange }) {
  const t = useText()
  return (
    <span className="desk-change-field">
      <span>{fieldLabel(change.field, t)}</span>
      <FromTo {...change} />
    </span>
  )
}

function Items({ items }: { items: readonly ItemChange[] }) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <ul className="desk-change-items">
      {items.map(({ kind, name }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two items may have one name, and the list never changes
        <li key={`${kind} ${name} ${at}`} className={`desk-change-${kind}`}>
          {t(`channels.change.${kind}`)} <bdi>{name || t('channels.value.unnamed')}</bdi>
        </li>
      ))}
    </ul>
  )
}

function TextCounts({ count }: { count: Extract<Change, { kind: 'texts' }>['count'] }): ReactNode {
  const t = useText()
  const kinds = (['added', 'changed', 'removed'] as const).filter((kind) => count[kind] > 0)
  return (
    <ul className="desk-change-items">
      {kinds.map((kind) => (
        <li key={kind}>{t(`channels.texts.${kind}`, { count: count[kind] })}</li>
      ))}
    </ul>
  )
}
