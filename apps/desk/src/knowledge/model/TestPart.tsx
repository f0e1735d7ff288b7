import { Button, TextInput } from '@mantine/core'
import type { testChannelModel } from '@foyer/contract/desk/channel-model.ts'
import { modelLimits } from '@foyer/contract/desk/channel-model-words.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { modelUsageKey } from '../../platform/query-keys.ts'
import { timings } from '../../platform/timings.ts'
import { settingsOf, type ModelDraft } from '../../rules/knowledge/model-draft.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { useRobot } from '../use-robot.ts'

type TestPartProps = { channelId: string; draft: ModelDraft; check: () => boolean }
/** Problems of a model that has replied: the others cost nothing. */
const replies: readonly string[] = ['cut', 'tooLong', 'unanswered', 'ungrounded', 'echo']

type Tested = OutputOf<typeof testChannelModel>

/** One real question to the model, with the settings as they are typed. */
export function TestPart({ channelId, draft, check }: TestPartProps) {
  const t = useText()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const robot = useRobot()
  const [question, setQuestion] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [tested, setTested] = useState<Tested>()
  const [failed, setFailed] = useState<DeskKey>()

  async function test(): Promise<void> {
    setBusy(true)
    setTested(undefined)
    setFailed(undefined)
    const key = draft.key === '' ? {} : { key: draft.key }
    const language = robot?.languages[0]?.language ?? ''
    const input = { channelId, settings: settingsOf(draft), language, question, ...key }
    const result = await client.testChannelModel(input, { deadlineMs: timings.testModelMs })
    setBusy(false)
    if (result.ok) setTested(result.data)
    else setFailed(failureKey(result))
    await queryClient.invalidateQueries({ queryKey: modelUsageKey(agent.adminId, channelId) })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (question.trim() !== '' && check()) void test()
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-model-test">
      <h2 id="desk-model-test">{t('knowledge.model.test')}</h2>
      <p className="desk-settings-part-lead">{t('knowledge.model.test.lead')}</p>
      <form className="desk-account-form desk-model-form" onSubmit={submit} noValidate>
        <TextInput
          label={t('knowledge.model.question')}
          autoComplete="off"
          dir="auto"
          maxLength={modelLimits.question}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="default" loading={isBusy} disabled={question.trim() === ''}>
            {t('knowledge.model.ask')}
          </Button>
        </div>
      </form>
      <div role="status" className="desk-model-tested">
        {failed && <p className="desk-model-problem">{t(failed)}</p>}
        {tested && <Result tested={tested} />}
      </div>
    </section>
  )
}

function Result({ tested }: { tested: Tested }) {
  const t = useText()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 6 })
  const { answer, sources, problem, ms, tokens, money } = tested
  return (
    <>
      {problem && <p className="desk-model-problem">{t(`knowledge.model.problem.${problem}`)}</p>}
      {answer !== undefined && (
        <blockquote dir="auto" className="desk-model-answer">
          {answer}
        </blockquote>
      )}
      {sources.length > 0 && (
        <p dir="auto">{t('knowledge.model.sources', { questions: sources.join(' · ') })}</p>
      )}
      {(!problem || replies.includes(problem)) && (
        <p>
          {t('knowledge.model.cost', {
            seconds: numbers.format(ms / 1_000),
            tokens: numbers.format(tokens),
            money: numbers.format(money),
          })}
        </p>
      )}
    </>
  )
}
