import { Skeleton, TextInput } from '@mantine/core'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { may } from '@foyer/core/identity/may.ts'
import { useParams } from '@tanstack/react-router'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AnswerEditor } from './answer/AnswerEditor.tsx'
import './DocumentPage.css'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentDraftProvider, useDocument } from './draft/use-document-draft.tsx'
import { AttachmentsField } from './fields/AttachmentsField.tsx'
import { CategoryField } from './fields/CategoryField.tsx'
import { PhrasingsField } from './fields/PhrasingsField.tsx'
import { RelatedField } from './fields/RelatedField.tsx'
import { ValidityFields } from './fields/ValidityFields.tsx'
import { DocumentBar } from './publish/DocumentBar.tsx'
import { TranslationsPart } from './translations/TranslationsPart.tsx'

/** The editor of a document. */
export function DocumentPage() {
  const t = useText()
  const { agent } = useDesk()
  const { docId } = useParams({ from: '/knowledge/documents/$docId' })
  if (!may(agent.role, 'teachRobot')) return <EmptyState title={t('knowledge.documents.forbidden')} />
  return (
    <DocumentDraftProvider key={docId} docId={docId} waiting={<Skeleton height={320} radius="md" m="md" />}>
      <DocumentEditor />
    </DocumentDraftProvider>
  )
}

function DocumentEditor() {
  const t = useText()
  const { docId, robotNo, version, content, set } = useDocument()
  return (
    <div className="desk-document">
      <DocumentHead />
      <DocumentBar />
      <div className="desk-document-columns">
        <div className="desk-document-fields">
          <TextInput
            label={t('knowledge.documents.question')}
            dir="auto"
            maxLength={textLimits.message}
            value={content.question}
            error={content.question.trim() === '' && t('knowledge.documents.questionMissing')}
            onChange={({ currentTarget }) => set({ question: currentTarget.value })}
          />
          <PhrasingsField value={content.similar} onChange={(similar) => set({ similar })} />
          <AnswerEditor
            value={content.answer}
            isNext={version === 0 && content.answer === ''}
            onChange={(answer) => set({ answer })}
          />
          <AttachmentsField value={content.attachments} onChange={(attachments) => set({ attachments })} />
        </div>
        <div className="desk-document-side">
          <CategoryField
            robotNo={robotNo}
            value={content.category}
            onChange={(category) => set({ category })}
          />
          <ValidityFields from={content.validFrom} until={content.validUntil} onChange={set} />
          <RelatedField docId={docId} value={content.related} onChange={(related) => set({ related })} />
          <TranslationsPart />
        </div>
      </div>
    </div>
  )
}
