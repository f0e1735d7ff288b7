import { Button, Group, Radio } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAgent } from '../../live/desk-context.tsx'
import type { KnowledgeAddress } from '../../rules/knowledge/knowledge-address.ts'
import { useText } from '../../text/text-context.tsx'
import { Notice } from '../../library/Notice.tsx'
import { ColumnMapping } from './ColumnMapping.tsx'
import { ImportResults } from './ImportResults.tsx'
import type { ImportStage, useKnowledgeImport } from './use-knowledge-import.ts'

type Read = Extract<ImportStage, { rows: unknown }>
type ImportPreviewProps = {
  stage: Read
  search: KnowledgeAddress
  job: Pick<ReturnType<typeof useKnowledgeImport>, 'isBusy' | 'mapColumns' | 'apply' | 'reset'>
}

/** Preview of an import, its choices, and then its result. */
export function ImportPreview({ stage, search, job }: ImportPreviewProps) {
  const t = useText()
  const { role } = useAgent()
  const [as, setAs] = useState<'published' | 'drafts'>('published')
  const [isShowingColumns, setShowingColumns] = useState(false)
  const { name, source, columns, rows, publication } = stage
  const isDone = name === 'done'
  const count = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length
  const broken = publication?.broken ?? []
  return (
    <section className="desk-import-part">
      <p role="status">
        <strong>{t(isDone ? 'knowledge.import.done' : 'knowledge.import.preview')}</strong>
      </p>
      <p>
        <bdi>{t('knowledge.import.chosen', { name: source.name })}</bdi>
      </p>
      {broken.length > 0 && (
        <Notice kind={isDone ? 'warning' : 'problem'}>
          {t(isDone ? 'knowledge.import.brokenNow' : 'knowledge.import.broken')}
          <ul>
            {broken.map(({ caseId, question }) => (
              <li key={caseId}>
                <bdi>{question}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!isDone && columns.length > 0 && (
        <details onToggle={({ currentTarget }) => setShowingColumns(currentTarget.open)}>
          <summary>{t('knowledge.import.columns')}</summary>
          {isShowingColumns && (
            <ColumnMapping
              columns={columns}
              isBusy={job.isBusy}
              onMap={(fields) => void job.mapColumns(fields)}
            />
          )}
        </details>
      )}
      <ImportResults key={name} rows={rows} search={search} isDone={isDone} />
      {!isDone && (
        <Radio.Group
          label={t('knowledge.import.as')}
          description={t('knowledge.import.draftsHint')}
          value={as}
          onChange={(value) => setAs(value === 'drafts' ? value : 'published')}
        >
          <div className="desk-import-choice">
            <Radio value="published" label={t('knowledge.import.as.published')} />
            <Radio value="drafts" label={t('knowledge.import.as.drafts')} />
          </div>
        </Radio.Group>
      )}
      <Group gap="xs">
        {!isDone && (
          <Button loading={job.isBusy} disabled={count === 0} onClick={() => void job.apply({ as })}>
            {t('knowledge.import.apply', { count })}
          </Button>
        )}
        {!isDone && broken.length > 0 && may(role, 'publishDespiteCases') && (
          <Button
            color="red"
            variant="outline"
            loading={job.isBusy}
            onClick={() => void job.apply({ as, despiteCases: true })}
          >
            {t('knowledge.import.despite')}
          </Button>
        )}
        {isDone && (
          <>
            <Link
              to="/knowledge/documents"
              search={as === 'drafts' ? { ...search, state: 'draft' } : { ...search }}
            >
              {t(as === 'drafts' ? 'knowledge.import.toDrafts' : 'knowledge.import.toDocuments')}
            </Link>
            {as === 'drafts' && rows.some(({ outcome }) => outcome === 'changed') && (
              <Link to="/knowledge/documents" search={{ ...search, state: 'changed' }}>
                {t('knowledge.import.toChanged')}
              </Link>
            )}
            <Link to="/knowledge/test" search={search}>
              {t('knowledge.import.toTest')}
            </Link>
          </>
        )}
        <Button variant="default" disabled={job.isBusy} onClick={job.reset}>
          {t('knowledge.import.again')}
        </Button>
      </Group>
    </section>
  )
}
