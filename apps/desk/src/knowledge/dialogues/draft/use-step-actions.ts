import {
  addStep,
  newStep,
  newStepId,
  removeStep,
  setTarget,
  type StepKind,
} from '../../../rules/dialogues/edit-steps.ts'
import { newId } from '../../../channels/fields/lists/new-id.ts'
import { useDialogueEditor } from './dialogue-context.tsx'

/** Actions on steps that both views share. */
export function useStepActions() {
  const { draft, select } = useDialogueEditor()
  return {
    /** Adds a step, and leads an outcome of another one to it. */
    add: (kind: StepKind, from?: { id: string; key: string }): string => {
      const id = newStepId(draft.get().present)
      draft.edit((dialogue) => {
        const added = addStep(dialogue, id, newStep(kind, newId()))
        return from ? setTarget(added, from.id, from.key, id) : added
      })
      select(id)
      return id
    },
    remove: (id: string): void => {
      draft.edit((dialogue) => removeStep(dialogue, id))
      select(undefined)
    },
    lead: (id: string, key: string, to: string): void =>
      draft.edit((dialogue) => setTarget(dialogue, id, key, to), `lead ${id} ${key}`),
    startAt: (id: string): void => draft.edit((dialogue) => ({ ...dialogue, start: id })),
  }
}
