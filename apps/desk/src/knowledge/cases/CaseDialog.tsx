import { Checkbox, NativeSelect, Textarea } from '@mantine/core'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useState } from 'react'
import { DocumentField } from '../../channels/fields/lists/DocumentField.tsx'
import '../../channels/fields/fields.css'
import { linesOf } from './case-state.ts'
import { useText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { DocumentLink } from '../DocumentLink.tsx'
import { useLanguages } from '../use-languages.ts'
import type { CaseDraft } from './case-draft.ts'
import { useCaseActions } from './use-cases.ts'

/** As many as the server takes. */
const mostTexts = 20

type CaseDialogProps = { title: string; robot: Robot; draft: CaseDraft; onClose: () => void }

/** Expected and forbidden parts of the robot's answer. */
export function CaseDialog({ title, robot, draft, onClose }: CaseDialogProps) {
  const t = useText()
  const languages = useLanguages(robot, draft.language)
  const { save } = useCaseActions(robot.robotNo)
  const [question, setQuestion] = useState(draft.question ?? '')
  const [language, setLanguage] = useState(draft.language ?? languages[0]?.value ?? '')
  const [docId, setDocId] = useState(draft.expectedDocId ?? '')
  const [isRefused, setRefused] = useState(draft.isRefused ?? false)
  const [texts, setTexts] = useState((draft.mustNotSay ?? []).join('\n'))
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const lacksDocument = !isRefused && docId === ''
  const mustNotSay = linesOf(texts)
  const isTooMuch = mustNotSay.length > mostTexts || mustNotSay.some((text) => text.length > textLimits.short)

  async function submit(): Promise<void> {
    setTried(true)
    if (question.trim() === '' || lacksDocument || isTooMuch) return
    setBusy(true)
    const isDone = await save({
      question,
      language,
      mustNotSay,
      ...(!isRefused && { expectedDocId: docId }),
      ...(draft.complaintId !== undefined && { complaintId: draft.complaintId }),
    })
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={title}
      action={t('knowledge.cases.form.save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Textarea
        data-autofocus
        required
        autosize
        minRows={1}
        maxRows={6}
        dir="auto"
        label={t('knowledge.cases.form.question')}
        {...(draft.isFixed && {
          readOnly: true,
          description: t(
            draft.complaintId === undefined
              ? 'knowledge.cases.form.fixed'
              : 'knowledge.cases.form.fixedComplaint',
          ),
        })}
        maxLength={textLimits.message}
        value={question}
        error={isTried && question.trim() === '' && t('knowledge.cases.form.questionMissing')}
        onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
      />
      <NativeSelect
        label={t('knowledge.cases.form.language')}
        disabled={draft.isFixed ?? false}
        data={languages}
        value={language}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
      />
      <Checkbox
        label={t('knowledge.cases.form.noAnswer')}
        checked={isRefused}
        onChange={({ currentTarget }) => setRefused(currentTarget.checked)}
      />
      {!isRefused && (
        <DocumentField
          docId={docId}
          robotNo={robot.robotNo}
          none={isTried ? '' : t('knowledge.cases.form.chooseFirst')}
          onChange={setDocId}
        />
      )}
      {isTried && lacksDocument && (
        <p role="alert" className="desk-danger">
          {t('knowledge.cases.form.chooseFirst')}
        </p>
      )}
      {!isRefused && docId !== '' && (
        <DocumentLink docId={docId}>{t('knowledge.cases.form.openDocument')}</DocumentLink>
      )}
      <Textarea
        autosize
        minRows={2}
        maxRows={6}
        dir="auto"
        label={t('knowledge.cases.form.mustNotSay')}
        description={t('knowledge.cases.form.mustNotSay.hint', { max: mostTexts })}
        value={texts}
        error={
          isTooMuch &&
          t('knowledge.cases.form.mustNotSay.wrong', { max: mostTexts, length: textLimits.short })
        }
        onChange={({ currentTarget }) => setTexts(currentTarget.value)}
      />
    </FormDialog>
  )
}
