import type { PreviewScene } from '@foyer/contract/host/preview.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { cellsOfLanes, sheetCells, type Cell } from './sheet-cells.ts'

/** After a report nothing else may overflow for so long: texts and fonts of a language arrive late. */
const settleMs = 500
/** The same for another layout or scheme of a language that is there already. */
const settleAgainMs = 200
/** A frame that reports nothing is passed over. */
const patienceMs = 10_000
/** Frames at a time: each is a whole chat, and a laptop has work besides. */
const lanes = cellsOfLanes(2)

type Measured = (cell: Cell, overflowing: readonly string[]) => void
type CheckerProps = { scene: PreviewScene; onMeasured: Measured; onDone: () => void }

/** Goes through all cells in two frames, each with languages of its own. */
export function Checker({ scene, onMeasured, onDone }: CheckerProps) {
  const t = useText()
  const [passed, setPassed] = useState(0)
  const finish = useRef(onDone)
  useEffect(() => {
    finish.current = onDone
  })
  useEffect(() => {
    if (passed === sheetCells.length) finish.current()
  }, [passed])
  const pass = useCallback(() => setPassed((count) => count + 1), [])
  return (
    <div className="desk-sheet-checker">
      <p>
        {t('channels.sheet.checking', {
          at: Math.min(passed + 1, sheetCells.length),
          all: sheetCells.length,
        })}
      </p>
      <progress value={passed} max={sheetCells.length} aria-label={t('channels.sheet.check')} />
      <div className="desk-sheet-lanes">
        {lanes.map((cells) => (
          <Lane key={cells[0]?.locale} cells={cells} scene={scene} onMeasured={onMeasured} onPassed={pass} />
        ))}
      </div>
    </div>
  )
}

type LaneProps = {
  cells: readonly Cell[]
  scene: PreviewScene
  onMeasured: Measured
  onPassed: () => void
}

/** One frame that shows one cell after another. */
function Lane({ cells, scene, onMeasured, onPassed }: LaneProps) {
  const t = useText()
  const { channelId, settings } = useChannelDraft()
  const [{ at, waitMs }, setStep] = useState({ at: 0, waitMs: patienceMs })
  const [reports, setReports] = useState(0)
  const cell = cells[at]

  useEffect(() => {
    if (at === cells.length) return undefined
    const timer = setTimeout(() => {
      setStep({ at: at + 1, waitMs: patienceMs })
      onPassed()
    }, waitMs)
    return () => clearTimeout(timer)
  }, [at, cells.length, waitMs, reports, onPassed])

  if (!cell) return null
  const isNew = cells[at - 1]?.locale !== cell.locale
  const name = `${localeLabels[cell.locale]} · ${t(`channels.layout.${cell.layout}`)} · ${t(`channels.theme.${cell.theme}`)}`
  return (
    <figure>
      <figcaption>
        <bdi>{name}</bdi>
      </figcaption>
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
            setStep({ at, waitMs: isNew ? settleMs : settleAgainMs })
            setReports((count) => count + 1)
          }}
        />
      </div>
    </figure>
  )
}
