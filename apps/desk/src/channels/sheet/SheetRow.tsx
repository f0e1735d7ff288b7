import type { PreviewScene } from '@foyer/contract/host/preview.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { settingLabel } from '../publish/setting-label.ts'
import { cellKey, type Cell, type Findings } from './sheet-cells.ts'

type SheetRowProps = {
  locale: LocaleCode
  cells: readonly Cell[]
  scene: PreviewScene
  findings: Findings
  isLive: boolean
  observe: (row: Element | null) => (() => void) | undefined
  onMeasured: (cell: Cell, overflowing: readonly string[]) => void
}

/** One language: two layouts, two schemes. */
export function SheetRow({ locale, cells, scene, findings, isLive, observe, onMeasured }: SheetRowProps) {
  const t = useText()
  const { channelId, settings } = useChannelDraft()
  const name = localeLabels[locale]
  return (
    <li ref={observe} data-locale={locale} className="desk-sheet-row">
      <h2>
        <bdi lang={locale}>{name}</bdi>
      </h2>
      <div className="desk-sheet-cells">
        {cells.map((cell) => {
          const label = `${t(`channels.layout.${cell.layout}`)} · ${t(`channels.theme.${cell.theme}`)}`
          return (
            <figure key={cellKey(cell)}>
              <figcaption>
                {label}
                <CellState overflowing={findings.get(cellKey(cell))} />
              </figcaption>
              <div className={`desk-sheet-frame desk-sheet-${cell.layout}`} inert>
                {isLive && (
                  <PreviewFrame
                    channelId={channelId}
                    settings={settings}
                    scene={scene}
                    {...cell}
                    title={`${name} · ${label}`}
                    onMeasured={(overflowing) => onMeasured(cell, overflowing)}
                  />
                )}
              </div>
            </figure>
          )
        })}
      </div>
    </li>
  )
}

/** Whether everything fits, in words: colours alone tell nothing to some. */
function CellState({ overflowing }: { overflowing: readonly string[] | undefined }) {
  const t = useText()
  if (!overflowing) return null
  if (overflowing.length === 0)
    return (
      <span className="desk-sheet-fits">
        <CircleCheck size={14} aria-hidden="true" /> {t('channels.sheet.fits')}
      </span>
    )
  return (
    <span className="desk-sheet-problem">
      <TriangleAlert size={14} aria-hidden="true" />{' '}
      {t('channels.sheet.overflows', { settings: overflowing.map((key) => settingLabel(key, t)).join(', ') })}
    </span>
  )
}
