import type { FieldKind } from '@foyer/contract/codes.ts'
import { userFormDefaults, type UserForm } from '@foyer/contract/channel/config/menus.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { PreChatForm } from './PreChatForm.tsx'

type Entry = UserForm['userForm']['formList'][number]

const options = [
  { label: 'An order', value: 'order' },
  { label: 'A return, or something that is broken and has to be replaced', value: 'return' },
]

function entry(kind: FieldKind): Entry {
  return { name: `Extra: ${kind}`, value: '', require: true, show: true, fieldType: kind, options }
}

function asking(change: Partial<UserForm['userForm']>, isFormSending = false) {
  return ({ channel, ...state }: SessionState): SessionState => ({
    ...state,
    mode: { name: 'form' },
    isFormSending,
    channel: channel && { ...channel, userForm: { ...userFormDefaults.userForm, ...change } },
  })
}

const long = ['multiline', 'date', 'dateTime', 'number', 'radio', 'checkbox', 'cascader'] as const

export default [
  { name: 'pre-chat/default', place: 'page', state: asking({}), view: PreChatForm },
  { name: 'pre-chat/sending', place: 'page', state: asking({}, true), view: PreChatForm },
  {
    name: 'pre-chat/long',
    about: 'Every kind of entry, and a long title.',
    place: 'page',
    state: asking({
      formTitle: 'A few words about you and what it is about, before somebody comes',
      formList: [...userFormDefaults.userForm.formList, ...long.map(entry)],
    }),
    view: PreChatForm,
  },
] satisfies Exhibit[]
