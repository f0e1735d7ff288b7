import { textLimits } from '@foyer/contract/text-limits.ts'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useDeskText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { languageOptions } from './language-options.ts'

type NewDocumentDialogProps = { robot: Robot; onClose: () => void }

/** Begins a document as a draft and opens it. */
export function NewDocumentDialog({ robot, onClose }: NewDocumentDialogProps) {
  const { t, locale } = useDeskText()
  const { client } = useDesk()
  const navigate = useNavigate()
  const [question, setQuestion] = useState('')
  const [language, setLanguage] = useState<string>(robot.languages[0]?.language ?? locale)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function create(): Promise<void> {
    if (question.trim() === '') return setProblem(t('knowledge.documents.questionMissing'))
    setBusy(true)
    const { robotNo } = robot
    const result = await client.createDocument({ robotNo, language, question: question.trim() })
    setBusy(false)
    if (!result.ok) return setProblem(t(failureKey(result)))
    await navigate({
      to: '/knowledge/documents/$docId',
      params: { docId: result.data.docId },
      search: { robot: robotNo },
    })
  }

  return (
    <FormDialog
      title={t('knowledge.documents.new')}
      action={t('knowledge.documents.create')}
      isBusy={isBusy}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('knowledge.documents.question')}
        description={t('knowledge.documents.questionHint')}
        dir="auto"
        maxLength={textLimits.message}
        value={question}
        error={problem}
        onChange={({ currentTarget }) => {
          setQuestion(currentTarget.value)
          setProblem('')
        }}
      />
      <NativeSelect
        label={t('knowledge.documents.language')}
        value={language}
        data={languageOptions(robot)}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
      />
    </FormDialog>
  )
}
