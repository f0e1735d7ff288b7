import { Button } from '@mantine/core'
import { ChevronDown, ChevronRight, CircleAlert, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { stepOf } from '../../../rules/dialogues/edit-steps.ts'
import { outcomesOf } from '../../../rules/dialogues/outcomes.ts'
import { useText } from '../../../text/text-context.tsx'
import { StepForm } from '../forms/StepForm.tsx'
import { useDialogue, useDialogueEditor, useDraftState } from '../draft/dialogue-context.tsx'
import { focusStep, stepElementId } from '../draft/focus-step.ts'
import { outcomeLabel, stepLabels } from '../draft/step-label.ts'
import { useStepActions } from '../draft/use-step-actions.ts'

/** All steps as a list, each with its form: everything can be done by keyboard and heard. */
export function OutlineView() {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const labels = stepLabels(useDialogue(), t)
  const ids = [...labels.keys()]
  const { remove } = useStepActions()

  function removeAndFocus(id: string): void {
    const place = ids.indexOf(id)
    const next = ids[place + 1] ?? ids[place - 1]
    remove(id)
    if (next === undefined) heading.current?.focus()
    else focusStep(next)
  }

  return (
    <section className="desk-outline" aria-labelledby="dialogue-outline-title">
      <h3 id="dialogue-outline-title" ref={heading} tabIndex={-1}>
        {t('knowledge.dialogues.steps')}
      </h3>
      <ol className="desk-outline-list" aria-label={t('knowledge.dialogues.steps')}>
        {ids.map((id) => (
          <Step
            key={id}
            id={id}
            label={labels.get(id) ?? id}
            labels={labels}
            onRemove={() => removeAndFocus(id)}
          />
        ))}
      </ol>
    </section>
  )
}

type StepProps = { id: string; label: string; labels: ReadonlyMap<string, string>; onRemove: () => void }

function Step({ id, label, labels, onRemove }: StepProps) {
  const t = useText()
  const { selected, select } = useDialogueEditor()
  const { startAt } = useStepActions()
  const isStart = useDialogue().start === id
  const problems = useDraftState((state) => state.problems).filter(({ node }) => node === id).length
  const isOpen = selected === id
  return (
    <li id={stepElementId(id)} className="desk-outline-step">
      <button
        type="button"
        className="desk-outline-head"
        aria-expanded={isOpen}
        onClick={() => select(isOpen ? undefined : id)}
      >
        {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
        <span dir="auto">{label}</span>
        {isStart && <span className="desk-outline-mark">{t('knowledge.dialogues.start')}</span>}
        {problems > 0 && (
          <span className="desk-outline-problem">
            <CircleAlert size={14} aria-hidden />
            {t('knowledge.dialogues.problemCount', { count: problems })}
          </span>
        )}
      </button>
      {!isOpen && <Ways id={id} labels={labels} />}
      {isOpen && (
        <div className="desk-outline-form" role="group" aria-label={label}>
          <StepForm id={id} />
          <div className="desk-step-bar">
            <Button variant="default" size="compact-sm" disabled={isStart} onClick={() => startAt(id)}>
              {t('knowledge.dialogues.makeStart')}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              leftSection={<Trash2 size={14} />}
              onClick={onRemove}
            >
              {t('knowledge.dialogues.removeStep')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** Target of a closed step. */
function Ways({ id, labels }: { id: string; labels: ReadonlyMap<string, string> }) {
  const t = useText()
  const node = stepOf(useDialogue(), id)
  const ways = node ? outcomesOf(node).filter(({ to }) => to !== '') : []
  if (ways.length === 0) return null
  return (
    <ul className="desk-outline-ways">
      {ways.map((way) => (
        <li key={way.key} dir="auto">
          {t('knowledge.dialogues.way', {
            outcome: outcomeLabel(way, t),
            step: labels.get(way.to) ?? way.to,
          })}
        </li>
      ))}
    </ul>
  )
}
