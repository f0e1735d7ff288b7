import type { DialogueNode, NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'

export type StepProps<K extends DialogueNode['kind']> = {
  id: string
  node: NodeOf<K>
  onChange: (node: DialogueNode) => void
}
