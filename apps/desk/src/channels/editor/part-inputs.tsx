import type { ComponentType } from 'react'
import type { Setting } from '../fields/field-spec.ts'
import { LauncherInput } from '../fields/LauncherInput.tsx'
import { FaqInput } from '../fields/lists/FaqInput.tsx'
import { GroupsInput } from '../fields/lists/GroupsInput.tsx'
import { LevelsInput } from '../fields/lists/LevelsInput.tsx'
import { MenusInput } from '../fields/lists/MenusInput.tsx'
import { SuggestionsInput } from '../fields/lists/QuestionsInput.tsx'
import { SidePanelInput } from '../fields/lists/SidePanelInput.tsx'
import { PhoneRuleInput, UserFormInput } from '../fields/lists/UserFormInput.tsx'
import type { PartProps } from '../fields/part-props.ts'
import type { settingTable } from '../fields/setting-table.ts'

type Table = typeof settingTable
/** The settings with parts: their rows can have no other kind. */
export type PartSetting = {
  [K in Setting]: Table[K]['input'] extends { kind: 'part' } ? K : never
}[Setting]

/** One input for each of them; a missing one does not compile. */
export const partInputs: { readonly [K in PartSetting]: ComponentType<PartProps<K>> } = {
  launcher: LauncherInput,
  autoTip: SuggestionsInput,
  chatMenuConfigPlan: MenusInput,
  faq: FaqInput,
  groupConfig: GroupsInput,
  sideBarConfig: SidePanelInput,
  userForm: UserFormInput,
  userFormConfig: PhoneRuleInput,
  starList: (props) => <LevelsInput setting="starList" {...props} />,
  scoreList: (props) => <LevelsInput setting="scoreList" {...props} />,
}

export function isPartSetting(setting: Setting): setting is PartSetting {
  return Object.hasOwn(partInputs, setting)
}
