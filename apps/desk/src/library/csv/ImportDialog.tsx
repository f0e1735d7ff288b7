import { Button, FileButton, Group, Modal } from '@mantine/core'
import { csvFlags, csvLimits, type LibraryList } from '@foyer/contract/desk/library-limits.ts'
import { useText } from '../../text/text-context.tsx'
import { Notice } from '../Notice.tsx'
import './ImportDialog.css'
import { ResultTable } from './ResultTable.tsx'
import { useImport } from './use-import.ts'

const columnNames: Record<LibraryList, string> = {
  canned: 'title, text, shared',
  words: 'word, withheld',
  blocks: 'userId, until, reason',
}

/** Names and examples that are the same in every language. */
const hintParts = {
  canned: { column: 'shared', day: '', time: '' },
  words: { column: 'withheld', day: '', time: '' },
  blocks: { column: 'until', day: '2026-12-31', time: '2026-12-31T18:00Z' },
} satisfies Record<LibraryList, object>

type ImportDialogProps = { list: LibraryList; queryKey: readonly string[]; onClose: () => void }

/** Import of a CSV file: what would happen to each row comes first, then it happens. */
export function ImportDialog({ list, queryKey, onClose }: ImportDialogProps) {
  const t = useText()
  const { stage, isBusy, choose, apply } = useImport(list, queryKey)
  const names = columnNames[list]
  const rows = stage.name === 'choose' ? [] : stage.rows
  const count = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(`csv.title.${list}`)}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-csv">
        {stage.name === 'choose' && (
          <>
            <p>{t('csv.columns', { names })}</p>
            <p>{t(`csv.hint.${list}`, { ...csvFlags, ...hintParts[list] })}</p>
            <p>{t('csv.limits', { rows: csvLimits.rows, megabytes: csvLimits.bytes / 1_000_000 })}</p>
            {stage.problem && <Notice kind="problem">{t(`csv.problem.${stage.problem}`, { names })}</Notice>}
          </>
        )}
        {stage.name !== 'choose' && (
          <>
            <p role="status">{t(stage.name === 'checked' ? 'csv.preview' : 'csv.done')}</p>
            <ResultTable key={stage.name} rows={rows} />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          {stage.name !== 'done' && (
            <FileButton accept=".csv,text/csv" onChange={(file) => file && void choose(file)}>
              {(props) => (
                <Button
                  {...props}
                  data-autofocus
                  variant={stage.name === 'choose' ? 'filled' : 'default'}
                  loading={isBusy && stage.name === 'choose'}
                >
                  {t(stage.name === 'choose' && !stage.problem ? 'csv.choose' : 'csv.chooseOther')}
                </Button>
              )}
            </FileButton>
          )}
          {stage.name === 'checked' && (
            <Button disabled={count === 0} loading={isBusy} onClick={() => void apply()}>
              {t('csv.apply', { count })}
            </Button>
          )}
          {stage.name === 'done' && <Button onClick={onClose}>{t('csv.close')}</Button>}
        </Group>
      </div>
    </Modal>
  )
}
