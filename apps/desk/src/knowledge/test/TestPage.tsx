import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RobotPage } from '../RobotPage.tsx'
import { useLanguages } from '../use-languages.ts'
import { CalibrationPart } from './CalibrationPart.tsx'
import { TestHistory } from './TestHistory.tsx'
import './TestPage.css'
import { TestResult } from './TestResult.tsx'
import { useTest } from './use-test.ts'

/** Asks the robot as a visitor would, and shows why it answers so. */
export function TestPage() {
  const t = useText()
  return (
    <RobotPage title={t('knowledge.tab.test')} lead={t('knowledge.test.lead')}>
      {(robot) => <Console key={robot.robotNo} robot={robot} />}
    </RobotPage>
  )
}

function Console({ robot }: { robot: Robot }) {
  const t = useText()
  const { tests, shown, isBusy, ask, show } = useTest(robot.robotNo)
  return (
    <>
      <AskForm robot={robot} isBusy={isBusy} onAsk={ask} />
      {/* Announces the verdict: the focus stays in the box for the next question. */}
      <p role="status" className="desk-test-verdict">
        {shown &&
          t(`knowledge.test.verdict.${shown.result.verdict}`, { name: shown.result.answer?.question ?? '' })}
      </p>
      {shown ? (
        <TestResult key={shown.id} robot={robot} test={shown} />
      ) : (
        <EmptyState
          icon={<MessageCircleQuestionMark size={20} />}
          title={t('knowledge.test.empty')}
          detail={t('knowledge.test.empty.detail')}
        />
      )}
      {tests.length > 0 && <TestHistory tests={tests} shownId={shown?.id} onShow={show} />}
      <CalibrationPart robotNo={robot.robotNo} />
    </>
  )
}

type AskFormProps = {
  robot: Robot
  isBusy: boolean
  onAsk: (question: string, language: string) => Promise<void>
}

function AskForm({ robot, isBusy, onAsk }: AskFormProps) {
  const t = useText()
  const languages = useLanguages(robot)
  const [question, setQuestion] = useState('')
  const [language, setLanguage] = useState(languages[0]?.value ?? '')
  const submit = () => {
    if (question.trim() !== '' && !isBusy) void onAsk(question.trim(), language)
  }
  return (
    <form
      className="desk-test-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        className="desk-test-question"
        label={t('knowledge.test.question')}
        autosize
        minRows={1}
        maxRows={6}
        dir="auto"
        maxLength={textLimits.message}
        value={question}
        onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
      />
      <NativeSelect
        label={t('knowledge.test.language')}
        data={languages}
        value={language}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
      />
      <Button type="submit" loading={isBusy} disabled={question.trim() === ''}>
        {t('knowledge.test.ask')}
      </Button>
    </form>
  )
}
