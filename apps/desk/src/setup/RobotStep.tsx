import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useConnection } from '../platform/connection-context.tsx'
import { tabStorage } from '../platform/storage.ts'
import { answerHtml } from '../rules/setup/answer-html.ts'
import { isEmpty, isHalf, pairsFrom, type Pair } from '../rules/setup/pairs.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { useNotify } from '../ui/use-notify.ts'
import './RobotStep.css'
import type { Setup } from './use-setup.ts'
import type { StepProps } from './step-props.ts'
import { StepBody } from './StepBody.tsx'

const storageKey = 'foyer.desk.setupPairs'

/** Five questions and answers, each a document that the robot answers with at once. */
export function RobotStep({ setup, onNext, skip }: StepProps) {
  const t = useText()
  const { pairs, change, clear } = usePairs()
  const publish = usePublish(setup)
  const [isBusy, setBusy] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const isDone = setup.steps.robot === 'done'

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setChecked(true)
    const filled = pairs.filter((pair) => !isEmpty(pair))
    if (pairs.some(isHalf) || filled.length === 0) return
    setBusy(true)
    const isPublished = await publish(filled)
    setBusy(false)
    if (!isPublished) return
    clear()
    await onNext()
  }

  return (
    <StepBody title={t('setup.step.robot')} lead={t(isDone ? 'setup.robot.more' : 'setup.robot.lead')}>
      <form className="desk-setup-form" onSubmit={(event) => void submit(event)} noValidate>
        {pairs.map((pair, i) => (
          <fieldset key={pair.docId} className="desk-setup-pair">
            <legend>{t('setup.robot.pair', { number: i + 1 })}</legend>
            <TextInput
              aria-label={t('setup.robot.question')}
              placeholder={t(i === 0 ? 'setup.robot.placeholder' : 'setup.robot.question')}
              maxLength={textLimits.short}
              dir="auto"
              value={pair.question}
              onChange={({ currentTarget }) => change(i, { question: currentTarget.value })}
            />
            <Textarea
              aria-label={t('setup.robot.answer')}
              placeholder={t('setup.robot.answer')}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={textLimits.message}
              dir="auto"
              value={pair.answer}
              error={isChecked && isHalf(pair) && t('setup.robot.incomplete')}
              onChange={({ currentTarget }) => change(i, { answer: currentTarget.value })}
            />
          </fieldset>
        ))}
        <div className="desk-setup-actions">
          {skip}
          <Button type="submit" loading={isBusy} disabled={pairs.every(isEmpty)}>
            {t('setup.robot.publish')}
          </Button>
        </div>
      </form>
    </StepBody>
  )
}

/** What is typed outlives a reload of the tab. */
function usePairs() {
  const [pairs, setPairs] = useState(() => pairsFrom(storedPairs(), newId))
  function change(at: number, part: Partial<Pair>): void {
    const changed = pairs.map((pair, i) => (i === at ? { ...pair, ...part } : pair))
    tabStorage.set(storageKey, JSON.stringify(changed))
    setPairs(changed)
  }
  return { pairs, change, clear: () => tabStorage.remove(storageKey) }
}

function newId(): string {
  return `setup-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function storedPairs(): unknown {
  try {
    return JSON.parse(tabStorage.get(storageKey) ?? '[]')
  } catch {
    ignoreExpected('somebody else wrote to the storage of the tab')
    return []
  }
}

/** True when all are published. Those before a failure stay; a retry saves them again under the same ids. */
function usePublish({ locale, channel }: Setup) {
  const t = useText()
  const notify = useNotify()
  const { client } = useConnection()
  return async (pairs: readonly Pair[]): Promise<boolean> => {
    for (const { docId, question, answer } of pairs) {
      const result = await client.saveDocument({
        docId,
        robotNo: channel?.robotNo ?? '',
        language: locale,
        question: question.trim(),
        answer: answerHtml(answer),
        isPublished: true,
      })
      const isPublished = result.ok && result.data.isDone
      if (!isPublished) {
        notify(t(result.ok ? 'setup.robot.refused' : failureKey(result)), 'problem')
        return false
      }
    }
    return true
  }
}
