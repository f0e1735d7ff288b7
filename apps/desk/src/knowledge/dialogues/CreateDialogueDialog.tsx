import { NativeSelect, TextInput } from '@mantine/core'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { dialoguesKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'

/** A new dialogue: empty, or a copy of the example. */
export function CreateDialogueDialog({ robotNo, onClose }: { robotNo: string; onClose: () => void }) {
  const t = useText()
  const { client, agent } = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search = useSearch({ from: '/knowledge' })
  const [name, setName] = useState('')
  const [from, setFrom] = useState<'empty' | 'example'>('empty')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function create(): Promise<void> {
    if (name.trim() === '') return setProblem(t('knowledge.dialogues.nameMissing'))
    setBusy(true)
    const texts = {
      again: t('knowledge.dialogues.defaultAgain'),
      failed: t('knowledge.dialogues.defaultFailed'),
    }
    const result = await client.createDialogue({ robotNo, name: name.trim(), from, texts })
    setBusy(false)
    if (!result.ok) return setProblem(t(failureKey(result)))
    await queries.invalidateQueries({ queryKey: dialoguesKey(agent.adminId, robotNo) })
    const { dialogueId } = result.data
    await navigate({ to: '/knowledge/dialogues/$dialogueId', params: { dialogueId }, search })
  }

  return (
    <FormDialog
      title={t('knowledge.dialogues.create')}
      action={t('knowledge.dialogues.createConfirm')}
      isBusy={isBusy}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('knowledge.dialogues.name')}
        dir="auto"
        maxLength={dialogueLimits.name}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setProblem('')
        }}
      />
      <NativeSelect
        label={t('knowledge.dialogues.from')}
        value={from}
        data={(['empty', 'example'] as const).map((value) => ({
          value,
          label: t(`knowledge.dialogues.from.${value}`),
        }))}
        onChange={({ currentTarget }) => setFrom(currentTarget.value === 'example' ? 'example' : 'empty')}
      />
    </FormDialog>
  )
}
