import type { DraftProblems } from './draft-problems.ts'
import type { GroupDraft } from './group-draft.ts'

/** Every part of the editor shows some of the draft and changes it. */
export type PartProps = {
  draft: GroupDraft
  problems: DraftProblems
  onChange: (change: Partial<GroupDraft>) => void
}
