import type { UiKey } from '@foyer/i18n/keys.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import type { ReactNode } from 'react'
import './EarlierList.css'

type EarlierListProps<T> = {
  /** Undefined until they are here. */
  items: readonly T[] | 'failed' | undefined
  texts: { loading: UiKey; failed: UiKey; empty: UiKey }
  keyOf: (item: T) => string
  onRetry: () => void
  /** A row. */
  children: (item: T) => ReactNode
}

/** Earlier messages or tickets of this visitor, newest first: loading, failed, empty, or a list. */
export function EarlierList<T>({ items, texts, keyOf, onRetry, children }: EarlierListProps<T>) {
  const t = useUiText()
  if (!items) return <Loading text={t(texts.loading)} />
  if (items === 'failed')
    return (
      <div className="earlier-none" role="alert">
        <p>{t(texts.failed)}</p>
        <Button onClick={onRetry}>{t('leave.again')}</Button>
      </div>
    )
  if (items.length === 0)
    return (
      <div className="earlier-none" role="status">
        <p>{t(texts.empty)}</p>
      </div>
    )
  return (
    <ul className="earlier-list">
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  )
}

/** The shape of the list, until it is here. */
function Loading({ text }: { text: string }) {
  return (
    <div className="earlier-list" role="status">
      <span className="hidden-text">{text}</span>
      <span className="earlier-skeleton" />
      <span className="earlier-skeleton" />
      <span className="earlier-skeleton" />
    </div>
  )
}
