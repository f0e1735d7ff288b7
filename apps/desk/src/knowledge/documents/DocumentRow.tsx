import type { DocumentSummary } from '@foyer/contract/desk/knowledge-documents.ts'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MessageSquare, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowFocus } from '../../layout/PagedList.tsx'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import './DocumentRow.css'
import { ownLanguageName } from './language-options.ts'

type DocumentRowProps = { document: DocumentSummary; now: number; focus: RowFocus }

export function DocumentRow({ document, now, focus }: DocumentRowProps) {
  const t = useText()
  const times = useTimes()
  const { docId, question, category, language, state, phrasings, updatedTime } = document
  return (
    <Link
      to="/knowledge/documents/$docId"
      params={{ docId }}
      search={({ robot }) => (robot === undefined ? {} : { robot })}
      className="desk-document-row"
      {...focus}
    >
      <span className="desk-document-row-title">
        <bdi className="desk-ellipsis">{question || t('knowledge.documents.unnamed')}</bdi>
      </span>
      <time
        className="desk-document-row-age"
        dateTime={new Date(updatedTime).toISOString()}
        title={times.full(updatedTime)}
      >
        {times.age(updatedTime, now)}
      </time>
      <span className="desk-document-row-facts">
        <span className={`desk-document-state desk-document-state-${state}`}>
          {t(`knowledge.documents.state.${state}`)}
        </span>
        <span lang={language}>{ownLanguageName(language)}</span>
        {category !== '' && <bdi className="desk-ellipsis">{category}</bdi>}
        <span>{t('knowledge.documents.phrasingCount', { count: phrasings })}</span>
      </span>
      <span className="desk-document-row-numbers">
        <Figure
          icon={<MessageSquare size={13} />}
          value={document.usage}
          label={t('knowledge.documents.usage', { count: document.usage })}
        />
        <Figure
          icon={<ThumbsUp size={13} />}
          value={document.useful}
          label={t('knowledge.documents.useful', { count: document.useful })}
        />
        <Figure
          icon={<ThumbsDown size={13} />}
          value={document.useless}
          label={t('knowledge.documents.useless', { count: document.useless })}
        />
      </span>
    </Link>
  )
}

/** A number whose icon says what it counts; readers of screens get a sentence. */
export function Figure({ icon, value, label }: { icon: ReactNode; value: number; label: string }) {
  return (
    <span className="desk-document-figure" title={label}>
      <span aria-hidden="true">
        {icon} {value}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
