import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { useText } from '../../text/text-context.tsx'
import { settingLabel } from '../publish/setting-label.ts'
import { cellKey, sheetCells, type problemsIn } from './sheet-cells.ts'

type FindingListProps = { problems: ReturnType<typeof problemsIn>; looked: number }

/** Which texts do not fit, and where. */
export function FindingList({ problems, looked }: FindingListProps) {
  const t = useText()
  return (
    <section className="desk-sheet-findings" aria-label={t('channels.sheet.findings')}>
      <p role="status">
        {t('channels.sheet.looked', { looked, all: sheetCells.length, count: problems.length })}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ cell, overflowing }) => (
            <li key={cellKey(cell)}>
              <bdi>{localeLabels[cell.locale]}</bdi> · {t(`channels.layout.${cell.layout}`)} ·{' '}
              {t(`channels.theme.${cell.theme}`)}: {overflowing.map((key) => settingLabel(key, t)).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
