import type { DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { setStep, stepOf } from '../../../rules/dialogues/edit-steps.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDialogue, useDialogueEditor, useDraftState } from '../draft/dialogue-context.tsx'
import { problemText } from '../draft/problem-text.ts'
import { ChoicesStep } from './ChoicesStep.tsx'
import { ConditionStep } from './ConditionStep.tsx'
import { FormStep } from './FormStep.tsx'
import { JumpStep } from './JumpStep.tsx'
import { RequestStep } from './RequestStep.tsx'
import { SayStep } from './SayStep.tsx'
import './StepForm.css'

/** The form of a step, the same in both views, with its problems. */
export function StepForm({ id }: { id: string }) {
  const { draft } = useDialogueEditor()
  const epoch = useDraftState((state) => state.epoch)
  const node = stepOf(useDialogue(), id)
  if (!node) return null
  return (
    <div className="desk-step-form">
      <StepProblems id={id} />
      <Fields
        key={`${id}:${epoch}`}
        id={id}
        node={node}
        onChange={(next) => draft.edit((dialogue) => setStep(dialogue, id, next), `form ${id}`)}
      />
    </div>
  )
}

type FieldsProps = { id: string; node: DialogueNode; onChange: (node: DialogueNode) => void }

function Fields({ id, node, onChange }: FieldsProps) {
  switch (node.kind) {
    case 'say':
      return <SayStep id={id} node={node} onChange={onChange} />
    case 'choices':
      return <ChoicesStep id={id} node={node} onChange={onChange} />
    case 'form':
      return <FormStep id={id} node={node} onChange={onChange} />
    case 'condition':
      return <ConditionStep id={id} node={node} onChange={onChange} />
    case 'request':
      return <RequestStep id={id} node={node} onChange={onChange} />
    case 'jump':
      return <JumpStep id={id} node={node} onChange={onChange} />
  }
}

function StepProblems({ id }: { id: string }) {
  const t = useText()
  const problems = useDraftState((state) => state.problems).filter(({ node }) => node === id)
  if (problems.length === 0) return null
  return (
    <ul className="desk-step-problems" aria-label={t('knowledge.dialogues.problems')}>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{problemText(problem, t)}</li>
      ))}
    </ul>
  )
}
