import { Button, Group } from '@mantine/core'
import type { LibraryList } from '@foyer/contract/desk/library-limits.ts'
import { Download, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useNotify } from '../../ui/use-notify.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

const fileNames: Record<LibraryList, string> = {
  canned: 'canned-replies',
  words: 'sensitive-words',
  blocks: 'blocklist',
}

type CsvToolsProps = { list: LibraryList; queryKey: readonly string[] }

/** Export and import of one part of the library. */
export function CsvTools({ list, queryKey }: CsvToolsProps) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const [isExporting, setExporting] = useState(false)
  const [isImporting, setImporting] = useState(false)

  async function exportCsv(): Promise<void> {
    setExporting(true)
    const result = await client.exportLibrary({ list })
    setExporting(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    const day = new Date().toISOString().slice(0, 10)
    saveFile({ name: `${fileNames[list]}-${day}.csv`, text: result.data.csv, type: 'text/csv;charset=utf-8' })
  }

  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        loading={isExporting}
        onClick={() => void exportCsv()}
      >
        {t('csv.export')}
      </Button>
      <Button
        variant="default"
        leftSection={<Upload size={16} aria-hidden="true" />}
        onClick={() => setImporting(true)}
      >
        {t('csv.import')}
      </Button>
      {isImporting && (
        <Suspense>
          <ImportDialog list={list} queryKey={queryKey} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Group>
  )
}
