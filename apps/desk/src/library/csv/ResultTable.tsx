import { Checkbox } from '@mantine/core'
import { csvFlags, rowOutcomes } from '@foyer/contract/desk/library-limits.ts'
import type { RowResult } from '@foyer/contract/desk/library.ts'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'

/** What happens to each row of a file. */
export function ResultTable({ rows }: { rows: readonly RowResult[] }) {
  const t = useText()
  const [isFiltered, setFiltered] = useState(false)
  const shown = isFiltered ? rows.filter(({ outcome }) => outcome === 'refused') : rows
  const counts = rowOutcomes.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  }))
  return (
    <>
      <ul className="desk-csv-counts">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <li key={outcome}>{t(`csv.count.${outcome}`, { count })}</li>
          ))}
      </ul>
      <Checkbox
        label={t('csv.onlyRefused')}
        checked={isFiltered}
        onChange={({ currentTarget }) => setFiltered(currentTarget.checked)}
      />
      {shown.length === 0 ? (
        <p>{t('csv.noRefused')}</p>
      ) : (
        // The region scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <div className="desk-csv-rows" role="region" aria-label={t('csv.results')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('csv.line')}</th>
                <th scope="col">{t('csv.name')}</th>
                <th scope="col">{t('csv.outcome')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ line, name, outcome, reason }) => (
                <tr key={line} data-refused={outcome === 'refused' || undefined}>
                  <td>{line}</td>
                  <td>
                    <bdi>{name}</bdi>
                  </td>
                  <td>
                    {t(`csv.outcome.${outcome}`, {
                      reason: reason ? t(`csv.reason.${reason}`, csvFlags) : '',
                    })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
