import { useStore } from '@foyer/ui/use-store.ts'
import { createContext, useContext } from 'react'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { DialogueDraft, DialogueDraftState } from './create-dialogue-draft.ts'

type Editor = {
  draft: DialogueDraft
  /** The step whose form is open. */
  selected: string | undefined
  select: (id: string | undefined) => void
}

const EditorContext = createContext<Editor | undefined>(undefined)
export const DialogueEditorProvider = EditorContext.Provider

export function useDialogueEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('no draft: this view belongs below a DialogueEditorProvider')
  return editor
}

export function useDraftState<T>(select: (state: DialogueDraftState) => T): T {
  return useStore(useDialogueEditor().draft, select)
}

export function useDialogue(): Dialogue {
  return useDraftState(({ present }) => present)
}
