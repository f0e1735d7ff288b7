import type { TestedQuestion } from '@foyer/contract/desk/robot-test.ts'
import { percentOf, wordReason } from './word-reason.ts'
import { useText } from '../../text/text-context.tsx'
import { ConfidenceBar } from './ConfidenceBar.tsx'

/** The robot's decision in plain words: the confidence, what resembled the question, and each of its words. */
export function Reasons({ result }: { result: TestedQuestion }) {
  const t = useText()
  const { reason, words, nearest, candidates, confidence, threshold, withDrafts } = result
  const similarity = candidates[0]?.similarity
  return (
    <div className="desk-test-reasons">
      <h3>{t('knowledge.test.reasons')}</h3>
      <p>{t(`knowledge.test.reason.${reason}`)}</p>
      <ConfidenceBar confidence={confidence} threshold={threshold} />
      {nearest && nearest.share > 0 && <p>{t('knowledge.test.nearest', { text: nearest.text })}</p>}
      {similarity !== undefined && (
        <p>{t('knowledge.test.similarity', { percent: percentOf(Math.max(0, similarity)) })}</p>
      )}
      {words.length > 0 && (
        <ul aria-label={t('knowledge.test.words')}>
          {words.map((word) => {
            const { key, values } = wordReason(word)
            return (
              <li key={word.word} className={`desk-test-word desk-test-word-${word.match}`}>
                {t(key, values)}
              </li>
            )
          })}
        </ul>
      )}
      {withDrafts && (
        <p className="desk-test-drafts">
          {t(`knowledge.test.drafts.${withDrafts.verdict}`, { question: withDrafts.question })}
        </p>
      )}
    </div>
  )
}
