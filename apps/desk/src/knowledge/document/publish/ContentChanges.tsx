import type { DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import { useMemo, type ReactNode } from 'react'
import '../../../channels/publish/ChangeList.css'
import { answerText } from '../../../rules/knowledge/answer-text.ts'
import { changedFields, type DocumentField } from '../../../rules/knowledge/document-draft.ts'
import { wordDiff } from '../../../rules/knowledge/word-diff.ts'
import { useText } from '../../../text/text-context.tsx'
import { useTimes } from '../../../text/use-times.ts'
import { useDocumentName } from '../fields/RelatedField.tsx'
import './ContentChanges.css'

type ContentChangesProps = { before: DocumentContent; after: DocumentContent }

/** In which fields two states of a document differ, in words. */
export function ContentChanges({ before, after }: ContentChangesProps) {
  const t = useText()
  const fields = useMemo(() => changedFields(before, after), [before, after])
  return (
    <ul className="desk-changes" aria-label={t('channels.publish.changes', { count: fields.length })}>
      {fields.map((field) => (
        <li key={field}>
          <strong>{t(`knowledge.documents.field.${field}`)}</strong>
          <FieldChange field={field} before={before} after={after} />
        </li>
      ))}
    </ul>
  )
}

function FieldChange({ field, before, after }: ContentChangesProps & { field: DocumentField }): ReactNode {
  const times = useTimes()
  switch (field) {
    case 'question':
    case 'category':
      return <TextChange before={before[field]} after={after[field]} />
    case 'answer':
      return <AnswerChange before={before.answer} after={after.answer} />
    case 'similar':
      return <ItemChanges before={before.similar} after={after.similar} />
    case 'attachments': {
      const named = ({ name, url }: { name: string; url: string }): string => `${name} (${url})`
      return <ItemChanges before={before.attachments.map(named)} after={after.attachments.map(named)} />
    }
    case 'related':
      return <ItemChanges before={before.related} after={after.related} show={showDocument} />
    case 'validFrom':
    case 'validUntil': {
      const text = (at: number | undefined): string => (at === undefined ? '' : times.full(at))
      return <TextChange before={text(before[field])} after={text(after[field])} />
    }
  }
}

function AnswerChange({ before, after }: { before: string; after: string }) {
  const t = useText()
  const [old, young] = [answerText(before), answerText(after)]
  // Bold words and lists differ without a different word.
  if (old === young) return <span>{t('knowledge.documents.formChanged')}</span>
  return <TextChange before={old} after={young} />
}

/** One text in which the added and removed words are marked. */
function TextChange({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => wordDiff(before, after), [before, after])
  return (
    <span className="desk-text-change" dir="auto">
      {parts.map(({ kind, text }, at) => {
        const key = `${kind} ${at}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return <Tag key={key}>{text}</Tag>
      })}
    </span>
  )
}

type ItemChangesProps = {
  before: readonly string[]
  after: readonly string[]
  show?: (item: string) => ReactNode
}

function ItemChanges({ before, after, show = (item) => item }: ItemChangesProps) {
  const t = useText()
  const added = after.filter((item) => !before.includes(item))
  const removed = before.filter((item) => !after.includes(item))
  if (added.length + removed.length === 0) return <span>{t('knowledge.documents.orderChanged')}</span>
  return (
    <ul className="desk-change-items">
      {removed.map((item) => (
        <li key={`- ${item}`} className="desk-change-removed">
          {t('channels.change.removed')} <bdi>{show(item)}</bdi>
        </li>
      ))}
      {added.map((item) => (
        <li key={`+ ${item}`}>
          {t('channels.change.added')} <bdi>{show(item)}</bdi>
        </li>
      ))}
    </ul>
  )
}

const showDocument = (docId: string): ReactNode => <DocumentName docId={docId} />

function DocumentName({ docId }: { docId: string }) {
  return useDocumentName(docId)
}
