import { stepOf } from '../../../rules/dialogues/edit-steps.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDialogue, useDraftState } from '../draft/dialogue-context.tsx'
import { problemText } from '../draft/problem-text.ts'
import { stepLabels } from '../draft/step-label.ts'

/** Everything that keeps the dialogue from being published; each entry leads to its step. */
export function ProblemList({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useText()
  const dialogue = useDialogue()
  const problems = useDraftState((state) => state.problems)
  const labels = stepLabels(dialogue, t)
  return (
    <div className="desk-dialogue-problems">
      <p role="status">
        {problems.length === 0
          ? t('knowledge.dialogues.noProblems')
          : t('knowledge.dialogues.problemCount', { count: problems.length })}
      </p>
      {problems.length > 0 && (
        <details>
          <summary>{t('knowledge.dialogues.showProblems')}</summary>
          <ul aria-label={t('knowledge.dialogues.problems')}>
            {problems.map((problem) => {
              const { node } = problem
              const text = problemText(problem, t)
              return (
                <li key={JSON.stringify(problem)}>
                  {node !== undefined && stepOf(dialogue, node) ? (
                    <button type="button" onClick={() => onChoose(node)}>
                      <bdi>{labels.get(node)}</bdi>: {text}
                    </button>
                  ) : (
                    text
                  )}
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </div>
  )
}
