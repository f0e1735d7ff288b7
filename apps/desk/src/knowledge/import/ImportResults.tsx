import { Button, NativeSelect } from '@mantine/core'
import { csvFlags } from '@foyer/contract/desk/library-limits.ts'
import type { ImportedRow } from '@foyer/contract/desk/knowledge-import.ts'
import { importOutcomes, type ImportOutcome } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import type { KnowledgeAddress } from '../../rules/knowledge/knowledge-address.ts'

/** Rows that are drawn at once: a table of 5,000 would make every key slow. */
const rowsAtOnce = 200

type Filter = ImportOutcome | 'notLinked' | ''
const filters: readonly Exclude<Filter, ''>[] = [...importOutcomes, 'notLinked']

type ImportResultsProps = { rows: readonly ImportedRow[]; search: KnowledgeAddress; isDone: boolean }

/** Result for each row, before or after the import; then documents can be opened. */
export function ImportResults({ rows, search, isDone }: ImportResultsProps) {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('')
  const [most, setMost] = useState(rowsAtOnce)
  const matching = rows.filter((row) => matches(row, filter))
  const counted = filters
    .map((value) => ({ value, count: rows.filter((row) => matches(row, value)).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <NativeSelect
        label={t('knowledge.import.show')}
        value={filter}
        data={[
          { value: '', label: t('knowledge.import.all', { count: rows.length }) },
          ...counted.map(({ value, count }) => ({
            value,
            label: t(`knowledge.import.count.${value}`, { count }),
          })),
        ]}
        onChange={({ currentTarget }) => {
          setFilter(filters.find((value) => value === currentTarget.value) ?? '')
          setMost(rowsAtOnce)
        }}
      />
      <div
        className="desk-import-rows"
        role="region"
        aria-label={t('knowledge.import.results')}
        // The region scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('knowledge.import.line')}</th>
              <th scope="col">{t('knowledge.import.question')}</th>
              <th scope="col">{t('knowledge.import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {matching.slice(0, most).map(({ line, name, docId, outcome, reason, notLinked = [] }) => (
              <tr key={line} data-refused={outcome === 'refused' || undefined}>
                <td>{line}</td>
                <td>
                  {isDone && docId !== '' && outcome !== 'refused' ? (
                    <Link to="/knowledge/documents/$docId" params={{ docId }} search={search}>
                      <bdi>{name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </td>
                <td>
                  {t(`knowledge.import.outcome.${outcome}`, {
                    reason: reason ? t(`knowledge.import.reason.${reason}`, csvFlags) : '',
                  })}
                  {notLinked.map((one) => (
                    <p key={`${one.problem} ${one.docId}`}>
                      <bdi>{t(`knowledge.import.notLinked.${one.problem}`, { id: one.docId })}</bdi>
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {matching.length > most && (
        <Button variant="default" onClick={() => setMost(most + rowsAtOnce)}>
          {t('knowledge.import.more', { count: Math.min(rowsAtOnce, matching.length - most) })}
        </Button>
      )}
    </>
  )
}

function matches({ outcome, notLinked = [] }: ImportedRow, filter: Filter): boolean {
  if (filter === 'notLinked') return notLinked.length > 0
  return filter === '' || outcome === filter
}
