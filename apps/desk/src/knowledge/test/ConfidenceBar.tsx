import { percentOf } from './word-reason.ts'
import { useText } from '../../text/text-context.tsx'

type ConfidenceBarProps = { confidence: number; threshold: number }

/** How sure the robot is, with a mark where it begins to answer. */
export function ConfidenceBar({ confidence, threshold }: ConfidenceBarProps) {
  const t = useText()
  const values = { confidence: percentOf(confidence), threshold: percentOf(threshold) }
  const text = t('knowledge.test.confidence.value', values)
  return (
    <div className="desk-test-confidence">
      <span>{t('knowledge.test.confidence')}</span>
      <div
        role="meter"
        aria-label={t('knowledge.test.confidence')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={values.confidence}
        aria-valuetext={text}
        className={confidence < threshold ? 'desk-test-meter desk-test-meter-low' : 'desk-test-meter'}
      >
        <span className="desk-test-meter-value" style={{ inlineSize: `${values.confidence}%` }} />
        <span
          className="desk-test-meter-mark"
          title={t('knowledge.test.threshold')}
          style={{ insetInlineStart: `${values.threshold}%` }}
        />
      </div>
      <span className="desk-robot-soft">{text}</span>
    </div>
  )
}
