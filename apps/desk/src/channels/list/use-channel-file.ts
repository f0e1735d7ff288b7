import type { WireChannelChanges } from '@foyer/contract/settings/channel-settings.ts'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { readChannelFile } from './channel-file.ts'

export type ReadFile = {
  fileName: string
  /** Of the channel that was exported. */
  name: string
  changes: WireChannelChanges
  /** Settings of the file that cannot be imported. */
  invalid: readonly string[]
}

/** A file that somebody chose, as the server understands it. */
export function useChannelFile() {
  const t = useText()
  const { client } = useDesk()
  const [file, setFile] = useState<ReadFile>()
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)

  async function read(chosen: File): Promise<ReadFile | undefined> {
    setFile(undefined)
    setProblem('')
    if (chosen.size > 2 * channelLimits.draft) return fail(t('error.tooLarge'))
    setReading(true)
    const content = readChannelFile(await chosen.text())
    const answer = content.isReadable && (await client.readChannelFile({ settings: content.settings }))
    setReading(false)
    if (!content.isReadable) return fail(t(`channels.file.${content.problem}`))
    if (!answer || !answer.ok) return fail(t(answer ? failureKey(answer) : 'error.network'))
    const next = { fileName: chosen.name, name: content.name, ...answer.data }
    setFile(next)
    return next
  }

  function fail(text: string): undefined {
    setProblem(text)
  }

  return { file, problem, isReading, read }
}
