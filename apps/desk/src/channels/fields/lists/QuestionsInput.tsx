import { useText } from '../../../text/text-context.tsx'
import type { ValueOf } from '../field-spec.ts'
import { TextField } from '../PlainFields.tsx'
import { DocumentField } from './DocumentField.tsx'
import { SortableList } from './SortableList.tsx'

type Questions = ValueOf<'faq'>['showContent'][number]['questionList']
type QuestionsInputProps = { id: string; questions: Questions; onChange: (questions: Questions) => void }

/** Questions, each with the help document that answers it. */
export function QuestionsInput({ id, questions, onChange }: QuestionsInputProps) {
  const t = useText()
  return (
    <SortableList
      label={t('channels.editor.questions')}
      items={questions}
      onChange={onChange}
      make={() => ({ question: '', docId: '' })}
      most={100}
      add={t('channels.editor.questions.add')}
      empty={t('channels.editor.questions.empty')}
      nameOf={({ question }) => question}
    >
      {(item, change, { key }) => (
        <>
          <TextField
            id={`${id}.${key}`}
            label={t('channels.editor.questions.question')}
            value={item.question}
            onChange={(question) => change({ ...item, question })}
          />
          <DocumentField
            docId={item.docId}
            onChange={(docId, question) =>
              change({ docId, question: item.question || question.slice(0, 200) })
            }
          />
        </>
      )}
    </SortableList>
  )
}

/** Suggested questions have no document: the assistant is asked. */
export function SuggestionsInput({
  value,
  onChange,
}: {
  value: ValueOf<'autoTip'>
  onChange: (value: ValueOf<'autoTip'>) => void
}) {
  const t = useText()
  return (
    <SortableList
      label={t('channels.setting.autoTip')}
      items={value}
      onChange={onChange}
      make={() => ({ autoTip: '' })}
      most={20}
      add={t('channels.editor.questions.add')}
      empty={t('channels.editor.questions.empty')}
      nameOf={({ autoTip }) => autoTip}
    >
      {(_item, change, { key, at }) => (
        <TextField
          id={`autoTip.${key}`}
          label={t('channels.editor.questions.question')}
          value={value[at]?.autoTip ?? ''}
          onChange={(autoTip) => change({ autoTip })}
        />
      )}
    </SortableList>
  )
}
