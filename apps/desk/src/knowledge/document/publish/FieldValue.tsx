import type { DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import type { ReactNode } from 'react'
import type { DocumentField } from '../../../rules/knowledge/document-draft.ts'
import { useText } from '../../../text/text-context.tsx'
import { useTimes } from '../../../text/use-times.ts'
import { useDocumentName } from '../fields/RelatedField.tsx'

type FieldValueProps = { field: DocumentField; content: DocumentContent }

/** The value of one field, to be read. */
export function FieldValue({ field, content }: FieldValueProps): ReactNode {
  const t = useText()
  const times = useTimes()
  const none = <span>{t('channels.value.empty')}</span>
  switch (field) {
    case 'question':
    case 'category':
      return content[field] === '' ? none : <bdi>{content[field]}</bdi>
    case 'answer':
      return content.answer === '' ? none : <RichContent html={content.answer} />
    case 'similar':
      return <Items items={content.similar} none={none} />
    case 'attachments':
      return <Items items={content.attachments.map(({ name, url }) => `${name} (${url})`)} none={none} />
    case 'related':
      return <Items items={content.related} none={none} show={showDocument} />
    case 'validFrom':
    case 'validUntil': {
      const at = content[field]
      return at === undefined ? none : <time>{times.full(at)}</time>
    }
  }
}

type ItemsProps = { items: readonly string[]; none: ReactNode; show?: (item: string) => ReactNode }

function Items({ items, none, show = (item) => item }: ItemsProps) {
  if (items.length === 0) return none
  return (
    <ul>
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <bdi>{show(item)}</bdi>
        </li>
      ))}
    </ul>
  )
}

const showDocument = (docId: string): ReactNode => <DocumentName docId={docId} />

function DocumentName({ docId }: { docId: string }) {
  return useDocumentName(docId)
}
