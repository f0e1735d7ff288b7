import type { PreviewScene } from '@foyer/contract/host/preview.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { sheetCells, type Cell } from './sheet-cells.ts'

/** After a report nothing else may overflow for so long: texts and fonts of a language arrive late. */
const settleMs = 500
/** A frame that reports nothing is passed over. */
const patienceMs = 10_000

type CheckerProps = {
  scene: PreviewScene
  onMeasured: (cell: Cell, overflowing: readonly string[]) => void
  onDone: () => void
}

/** Goes through all cells in one frame, one after another. */
export function Checker({ scene, onMeasured, onDone }: CheckerProps) {
  const t = useText()
  const { channelId, settings } = useChannelDraft()
  const [{ at, waitMs }, setStep] = useState({ at: 0, waitMs: patienceMs })
  const [reports, setReports] = useState(0)
  const finish = useRef(onDone)
  useEffect(() => {
    finish.current = onDone
  })
  const cell = sheetCells[at]

  useEffect(() => {
    const isLast = at + 1 === sheetCells.length
    const timer = setTimeout(
      () => (isLast ? finish.current() : setStep({ at: at + 1, waitMs: patienceMs })),
      waitMs,
    )
    return () => clearTimeout(timer)
  }, [at, waitMs, reports])

  if (!cell) return null
  const name = `${localeLabels[cell.locale]} · ${t(`channels.layout.${cell.layout}`)} · ${t(`channels.theme.${cell.theme}`)}`
  return (
    <div className="desk-sheet-checker">
      <p>
        {t('channels.sheet.checking', { at: at + 1, all: sheetCells.length })} <bdi>{name}</bdi>
      </p>
      <progress value={at} max={sheetCells.length} aria-label={t('channels.sheet.check')} />
      <div className="desk-sheet-frame" inert>
        <PreviewFrame
          channelId={channelId}
          settings={settings}
          scene={scene}
          {...cell}
          title={name}
          onMeasured={(overflowing) => {
            onMeasured(cell, overflowing)
            // Each report begins the wait anew.
            setStep({ at, waitMs: settleMs })
            setReports((count) => count + 1)
          }}
        />
      </div>
    </div>
  )
}
