import { Button } from '@mantine/core'
import type { DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { Advice, Facts } from './Findings.tsx'

/** Two steps of a mail server take ten seconds each at most. */
const deadlineMs = 45_000

/** Sends a mail to the agent's own address and shows what the mail server said to it. */
export function TestMail() {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<DoctorResult>()

  async function send(): Promise<void> {
    setSending(true)
    setResult(undefined)
    const answer = await client.sendTestMail({}, { deadlineMs })
    setSending(false)
    if (answer.ok) setResult(answer.data.result)
    else notify(t(failureKey(answer)), 'problem')
  }

  return (
    <div className="desk-doctor-mail">
      <Button
        variant="default"
        size="compact-sm"
        loading={isSending}
        aria-label={t('doctor.testMail.to', { email: agent.email })}
        onClick={() => void send()}
      >
        {t('doctor.testMail')}
      </Button>
      <div role="status">
        {result && (
          <>
            <p>
              {result.state === 'ok'
                ? t('doctor.testMail.sent', { email: agent.email })
                : t('doctor.testMail.failed')}
            </p>
            <Facts facts={result.facts} />
            {result.advice.map((advice) => (
              <Advice key={advice} advice={advice} isUrgent />
            ))}
          </>
        )}
      </div>
    </div>
  )
}
