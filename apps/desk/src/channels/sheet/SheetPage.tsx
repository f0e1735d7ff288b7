import { Button, NativeSelect, Switch } from '@mantine/core'
import { previewScenes, type PreviewScene } from '@foyer/contract/host/preview.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { ChannelPage } from '../publish/ChannelPage.tsx'
import { Checker } from './Checker.tsx'
import { FindingList } from './FindingList.tsx'
import { cellKey, problemsIn, sheetRows, withFinding, type Cell, type Findings } from './sheet-cells.ts'
import './SheetPage.css'
import { SheetRow } from './SheetRow.tsx'
import { useLiveRows } from './use-live-rows.ts'

/** A channel in every language, layout and scheme, so that texts that do not fit are seen before visitors see them. */
export function SheetPage() {
  const t = useText()
  const { channelId } = useParams({ from: '/settings/channels/$channelId/sheet' })
  return (
    <ChannelPage channelId={channelId} title={t('channels.sheet')} lead={t('channels.sheet.lead')}>
      <Sheet />
    </ChannelPage>
  )
}

function Sheet() {
  const t = useText()
  const { settings } = useChannelDraft()
  const [scene, setScene] = useState<PreviewScene>('robot')
  // Findings are about the settings and the scene that were measured. The draft is another object whenever a colleague
  // comes or goes: what counts is what it says.
  const subject = useMemo(() => JSON.stringify([scene, settings]), [scene, settings])
  const [measured, setMeasured] = useState<{ of: string; findings: Findings }>({
    of: '',
    findings: new Map(),
  })
  const [isChecking, setChecking] = useState(false)
  const [isFiltered, setFiltered] = useState(false)
  const findings: Findings = measured.of === subject ? measured.findings : new Map()
  const problems = problemsIn(findings)
  const shown = new Set(problems.map(({ cell }) => cellKey(cell)))
  const rows = isFiltered
    ? sheetRows.filter(({ cells }) => cells.some((cell) => shown.has(cellKey(cell))))
    : sheetRows
  const { live, observe } = useLiveRows(isChecking)

  function onMeasured(cell: Cell, overflowing: readonly string[]): void {
    setMeasured((before) => {
      const isSame = before.of === subject
      const next = withFinding(isSame ? before.findings : new Map(), cell, overflowing)
      return isSame && next === before.findings ? before : { of: subject, findings: next }
    })
  }

  return (
    <>
      <div className="desk-sheet-tools">
        <NativeSelect
          label={t('channels.compare.scene')}
          value={scene}
          data={previewScenes.map((value) => ({ value, label: t(`channels.editor.scene.${value}`) }))}
          onChange={({ currentTarget }) => {
            setScene(previewScenes.find((one) => one === currentTarget.value) ?? 'robot')
            setChecking(false)
          }}
        />
        <Button variant={isChecking ? 'default' : 'filled'} onClick={() => setChecking(!isChecking)}>
          {t(isChecking ? 'channels.sheet.stop' : 'channels.sheet.check')}
        </Button>
        <Switch
          label={t('channels.sheet.onlyProblems', { count: problems.length })}
          checked={isFiltered}
          onChange={({ currentTarget }) => setFiltered(currentTarget.checked)}
        />
      </div>
      {isChecking && (
        <Checker key={scene} scene={scene} onMeasured={onMeasured} onDone={() => setChecking(false)} />
      )}
      <FindingList problems={problems} looked={findings.size} />
      {rows.length === 0 && <EmptyState title={t('channels.sheet.noProblems')} />}
      <ol className="desk-sheet" aria-label={t('channels.sheet')}>
        {rows.map(({ locale, cells }) => (
          <SheetRow
            key={locale}
            locale={locale}
            cells={isFiltered ? cells.filter((cell) => shown.has(cellKey(cell))) : cells}
            scene={scene}
            findings={findings}
            isLive={live.has(locale)}
            observe={observe}
            onMeasured={onMeasured}
          />
        ))}
      </ol>
    </>
  )
}
