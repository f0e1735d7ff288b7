import type { FileProblem, LibraryList } from '@foyer/contract/desk/library-limits.ts'
import type { RowResult } from '@foyer/contract/desk/library.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { readCsvFile } from './read-csv-file.ts'

type Stage =
  | { name: 'choose'; problem?: FileProblem | 'tooLarge' | 'encoding' }
  | { name: 'checked'; csv: string; rows: readonly RowResult[] }
  | { name: 'done'; rows: readonly RowResult[] }

/** An import from the choice of a file to its results. The server decides twice: before and while it changes anything. */
export function useImport(list: LibraryList, queryKey: readonly string[]) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const [isBusy, setBusy] = useState(false)

  async function send(csv: string, isDryRun: boolean): Promise<void> {
    setBusy(true)
    const result = await client.importLibrary({ list, csv, isDryRun })
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    const { problem, rows } = result.data
    if (problem) return setStage({ name: 'choose', problem })
    setStage(isDryRun ? { name: 'checked', csv, rows } : { name: 'done', rows })
    if (!isDryRun) await queryClient.invalidateQueries({ queryKey })
  }

  async function choose(file: File): Promise<void> {
    const read = await readCsvFile(file)
    if ('problem' in read) return setStage({ name: 'choose', problem: read.problem })
    await send(read.csv, true)
  }

  return {
    stage,
    isBusy,
    choose,
    apply: async () => {
      if (stage.name === 'checked') await send(stage.csv, false)
    },
  }
}
