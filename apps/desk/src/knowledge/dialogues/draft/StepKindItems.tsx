import { Menu } from '@mantine/core'
import { stepKinds, type StepKind } from '../../../rules/dialogues/edit-steps.ts'
import { useText } from '../../../text/text-context.tsx'

export function StepKindItems({ onChoose }: { onChoose: (kind: StepKind) => void }) {
  const t = useText()
  return stepKinds.map((kind) => (
    <Menu.Item key={kind} onClick={() => onChoose(kind)}>
      {t(`knowledge.dialogues.kind.${kind}`)}
    </Menu.Item>
  ))
}
