import type { TestedQuestion } from '@foyer/contract/desk/robot-test.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

export type Test = { id: number; question: string; language: string; result: TestedQuestion }

/** Older ones are of no use any more: the knowledge has changed since. */
const mostTests = 20

/** The questions asked on this page, the latest first, and the one that is shown. */
export function useTest(robotNo: string) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const [tests, setTests] = useState<Test[]>([])
  const [shownId, setShownId] = useState<number>()
  const [isBusy, setBusy] = useState(false)

  async function ask(question: string, language: string): Promise<void> {
    setBusy(true)
    const asked = await client.testRobot({ robotNo, question, language })
    setBusy(false)
    if (!asked.ok) {
      notify(t(failureKey(asked)), 'problem')
      return
    }
    const id = (tests[0]?.id ?? 0) + 1
    setTests((before) => [{ id, question, language, result: asked.data }, ...before].slice(0, mostTests))
    setShownId(id)
  }

  return { tests, shown: tests.find(({ id }) => id === shownId), isBusy, ask, show: setShownId }
}
