import type { ImportColumn, ImportedRow } from '@foyer/contract/desk/knowledge-import.ts'
import {
  importLimits,
  type ImportField,
  type ImportFormat,
  type ImportProblem,
} from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { InputOf, OutputOf } from '@foyer/contract/endpoint.ts'
import type { importKnowledge } from '@foyer/contract/desk/knowledge-import.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { timings } from '../../platform/timings.ts'
import { formatOf } from '../../rules/knowledge/import-file.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { base64Of } from './base64.ts'

type Publication = OutputOf<typeof importKnowledge>['publication']

export type ImportSource = { name: string; format: ImportFormat; file: string }
export type ImportSettings = Pick<InputOf<typeof importKnowledge>, 'robotNo' | 'language' | 'category'>

export type ImportStage =
  | { name: 'choose'; problem?: ImportProblem | 'format' }
  | { name: 'columns'; source: ImportSource; columns: readonly ImportColumn[] }
  | {
      name: 'checked' | 'done'
      source: ImportSource
      columns: readonly ImportColumn[]
      rows: readonly ImportedRow[]
      publication: Publication
    }

type Columns = readonly (ImportField | '')[]
type Choice = { as?: 'published' | 'drafts'; despiteCases?: boolean }

/** An import from the choice of a source to its results. The server decides twice: before and while it changes anything. */
export function useKnowledgeImport(settings: ImportSettings) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<ImportStage>({ name: 'choose' })
  const [given, setGiven] = useState<Columns>()
  const [isBusy, setBusy] = useState(false)

  async function send(source: ImportSource, columns: Columns | undefined, choice?: Choice): Promise<void> {
    const isDryRun = choice === undefined
    setBusy(true)
    const { format, file } = source
    const meanings = columns && { columns: [...columns] }
    const input = { ...settings, format, file, ...meanings, ...choice, isDryRun }
    const result = await client.importKnowledge(input, { deadlineMs: timings.importMs })
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    const { problem, columns: found, rows, publication } = result.data
    if (problem === 'columns') return setStage({ name: 'columns', source, columns: found })
    if (problem) return setStage({ name: 'choose', problem })
    const isDone = !isDryRun && publication?.isDone !== false
    setStage({ name: isDone ? 'done' : 'checked', source, columns: found, rows, publication })
    // Every page of the studio shows documents, or what became of them.
    if (isDone) await queryClient.invalidateQueries()
  }

  async function start(source: ImportSource): Promise<void> {
    setGiven(undefined)
    // Base64 has four letters for three bytes.
    if (source.file.length * 0.75 > importLimits.bytes)
      return setStage({ name: 'choose', problem: 'tooLarge' })
    await send(source, undefined)
  }

  return {
    stage,
    isBusy,
    start,
    chooseFile: async (file: File) => {
      const format = formatOf(file.name)
      if (!format) return setStage({ name: 'choose', problem: 'format' })
      if (file.size > importLimits.bytes) return setStage({ name: 'choose', problem: 'tooLarge' })
      const bytes = new Uint8Array(await file.arrayBuffer())
      await start({ name: file.name, format, file: base64Of(bytes) })
    },
    mapColumns: async (columns: Columns) => {
      if (stage.name === 'choose') return
      setGiven(columns)
      await send(stage.source, columns)
    },
    apply: async (choice: Choice) => {
      if (stage.name === 'checked') await send(stage.source, given, choice)
    },
    reset: () => setStage({ name: 'choose' }),
  }
}
