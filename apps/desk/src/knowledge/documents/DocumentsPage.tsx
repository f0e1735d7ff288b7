import { Button } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRowKeys, type ListHandle } from '../../keys/use-row-keys.ts'
import '../../layout/list.css'
import '../../layout/lists.css'
import { PagedList } from '../../layout/PagedList.tsx'
import { ListSearch } from '../../layout/SearchField.tsx'
import { useDesk } from '../../live/desk-context.tsx'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import {
  documentFiltersInAddress,
  isFiltering,
  readDocumentFilters,
  type DocumentFilters,
} from '../../rules/knowledge/document-filters.ts'
import { useText } from '../../text/text-context.tsx'
import { useNow } from '../../text/use-times.ts'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { changeUi, useUi } from '../../ui/ui-state.tsx'
import { useRobot, useRobots } from '../use-robot.ts'
import { DocumentFilterBar } from './DocumentFilterBar.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import './DocumentsPage.css'
import { languageOptions } from './language-options.ts'
import { NewDocumentDialog } from './NewDocumentDialog.tsx'
import { PublishDraftsButton } from './PublishDraftsButton.tsx'
import { useDocuments } from './use-documents.ts'

const tickMs = 60_000

/** The robot's documents, filtered as the address says. */
export function DocumentsPage() {
  const t = useText()
  const { agent } = useDesk()
  const { isSuccess, isError, refetch } = useRobots()
  const robot = useRobot()
  if (!may(agent.role, 'teachRobot')) return <EmptyState title={t('knowledge.documents.forbidden')} />
  if (robot) return <Documents robot={robot} />
  if (isError) return <LoadFailed title={t('list.failed')} onAgain={() => refetch()} />
  return isSuccess ? <EmptyState title={t('knowledge.documents.noRobot')} /> : null
}

function Documents({ robot }: { robot: Robot }) {
  const t = useText()
  const navigate = useNavigate()
  const search = useSearch({ from: '/knowledge/documents' })
  const filters = readDocumentFilters(search)
  const { pages, documents, total, categories, readTime } = useDocuments(robot.robotNo, filters)
  const ui = useUi()
  const { robotNo } = robot
  useEffect(() => {
    changeUi(ui, { documentList: { robotNo, address: search } })
  }, [ui, robotNo, search])
  const now = useNow(tickMs)
  const list = useRef<ListHandle>(null)
  const [isCreating, setCreating] = useState(false)
  useRowKeys(list, undefined)

  function change(next: Partial<DocumentFilters>): void {
    const chosen = documentFiltersInAddress({ ...filters, ...next })
    const { robot: robotNo } = search
    void navigate({
      to: '/knowledge/documents',
      search: { ...chosen, ...(robotNo !== undefined && { robot: robotNo }) },
      replace: true,
    })
  }

  return (
    <section className="desk-documents" aria-label={t('knowledge.tab.documents')}>
      <header className="desk-documents-head">
        <h2>
          {t('knowledge.tab.documents')}
          {total !== undefined && <span className="desk-lists-total"> {total}</span>}
        </h2>
        <div className="desk-documents-buttons">
          <PublishDraftsButton robotNo={robot.robotNo} filters={filters} total={total} readTime={readTime} />
          <Button size="xs" onClick={() => setCreating(true)}>
            {t('knowledge.documents.new')}
          </Button>
        </div>
      </header>
      <div className="desk-documents-tools">
        <ListSearch
          label={t('knowledge.documents.search')}
          search={filters.words}
          onSearch={(words) => change({ words })}
        />
        <DocumentFilterBar
          filters={filters}
          categories={categories}
          languages={languageOptions(robot).map(({ value }) => value)}
          onChange={change}
        />
      </div>
      <div className="desk-list">
        <PagedList
          ref={list}
          label={t('knowledge.tab.documents')}
          rows={documents}
          idOf={({ docId }) => docId}
          openId={undefined}
          pages={pages}
          none={<NoDocuments isFiltered={isFiltering(filters)} onNew={() => setCreating(true)} />}
        >
          {(document, focus) => <DocumentRow document={document} now={now} focus={focus} />}
        </PagedList>
      </div>
      {isCreating && <NewDocumentDialog robot={robot} onClose={() => setCreating(false)} />}
    </section>
  )
}

/** Leads to the two ways in which documents come about. */
function NoDocuments({ isFiltered, onNew }: { isFiltered: boolean; onNew: () => void }) {
  const t = useText()
  if (isFiltered)
    return <EmptyState title={t('inbox.search.none')} detail={t('knowledge.documents.filtered.noneDetail')} />
  return (
    <EmptyState
      icon={<FileText size={20} />}
      title={t('knowledge.documents.none')}
      detail={t('knowledge.documents.noneDetail')}
    >
      <div className="desk-documents-starts">
        <Button
          variant="light"
          renderRoot={(props) => (
            <Link
              to="/knowledge/import"
              search={({ robot }) => (robot === undefined ? {} : { robot })}
              {...props}
            />
          )}
        >
          {t('knowledge.tab.import')}
        </Button>
        <Button variant="default" onClick={onNew}>
          {t('knowledge.documents.new')}
        </Button>
      </div>
    </EmptyState>
  )
}
