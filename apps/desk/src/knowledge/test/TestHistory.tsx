import { useText } from '../../text/text-context.tsx'
import type { Test } from './use-test.ts'

type TestHistoryProps = { tests: readonly Test[]; shownId: number | undefined; onShow: (id: number) => void }

/** The questions asked on this page. Pressing one shows what came of it then. */
export function TestHistory({ tests, shownId, onShow }: TestHistoryProps) {
  const t = useText()
  return (
    <>
      <h3>{t('knowledge.test.history')}</h3>
      <ul className="desk-robot-list desk-test-history" aria-label={t('knowledge.test.history')}>
        {tests.map(({ id, question, result }) => (
          <li key={id}>
            <button type="button" aria-current={id === shownId} onClick={() => onShow(id)}>
              <bdi>{question}</bdi>
              <span>{t(`knowledge.test.history.${result.verdict}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
