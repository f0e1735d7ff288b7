import { faqShowTypes, menubarTypes, nameOf, type FaqLayout, type TileKind } from '@foyer/contract/codes.ts'
import { useText } from '../../../text/text-context.tsx'
import type { ValueOf } from '../field-spec.ts'
import { ImageField } from '../ImageField.tsx'
import type { PartProps } from '../part-props.ts'
import { LinkField, SelectField, TextField } from '../PlainFields.tsx'
import { newId } from './new-id.ts'
import { QuestionsInput } from './QuestionsInput.tsx'
import { SortableList } from './SortableList.tsx'

type Faq = ValueOf<'faq'>
type Entry = Faq['showContent'][number]
type EntryProps = { entry: Entry; layout: FaqLayout; onChange: (part: Partial<Entry>) => void }

const layouts: readonly FaqLayout[] = ['list', 'tabs', 'tiles']
const tileKinds: readonly TileKind[] = ['questions', 'groups', 'link']

function newEntry(): Entry {
  const type = menubarTypes.questions
  return { id: newId(), name: '', imgUrl: '', type, questionList: [], faqGrouplist: [], labelLink: '' }
}

/** The questions below the greeting, and the buttons under them. */
export function FaqInput({ value, onChange }: PartProps<'faq'>) {
  const t = useText()
  const layout = nameOf(faqShowTypes, value.showType) ?? 'list'
  const change = (part: Partial<Faq>) => onChange({ ...value, ...part })
  return (
    <div className="desk-field-stack">
      <SelectField
        id="faq.showType"
        label={t('channels.editor.faq.layout')}
        value={layout}
        options={layouts.map((name) => ({ value: name, label: t(`channels.editor.faq.layout.${name}`) }))}
        onChange={(name) =>
          change({ showType: faqShowTypes[layouts.find((each) => each === name) ?? 'list'] })
        }
      />
      <SortableList
        label={t('channels.editor.faq.sections')}
        items={value.showContent}
        onChange={(showContent) => change({ showContent })}
        make={newEntry}
        most={20}
        add={t('channels.editor.faq.addSection')}
        empty={t('channels.editor.faq.empty')}
        nameOf={({ name }) => name}
      >
        {(entry, changeEntry) => (
          <EntryFields
            entry={entry}
            layout={layout}
            onChange={(part) => changeEntry({ ...entry, ...part })}
          />
        )}
      </SortableList>
      <h3 className="desk-field-heading">{t('channels.editor.faq.buttons')}</h3>
      <p className="desk-field-note">{t('channels.editor.faq.buttonsHint')}</p>
      <SeriesInput buttons={value.btnList ?? []} onChange={(btnList) => change({ btnList })} />
    </div>
  )
}

/** One tab, tile or section of questions. */
function EntryFields({ entry, layout, onChange }: EntryProps) {
  const t = useText()
  const id = `faq.${entry.id}`
  const kind = nameOf(menubarTypes, entry.type) ?? 'questions'
  return (
    <>
      <TextField
        id={`${id}.name`}
        label={t('channels.editor.faq.name')}
        value={entry.name}
        onChange={(name) => onChange({ name })}
      />
      {layout === 'tiles' && (
        <>
          <ImageField
            id={`${id}.imgUrl`}
            label={t('channels.editor.faq.image')}
            value={entry.imgUrl}
            onChange={(imgUrl) => onChange({ imgUrl })}
          />
          <SelectField
            id={`${id}.type`}
            label={t('channels.editor.faq.kind')}
            value={kind}
            options={tileKinds.map((name) => ({ value: name, label: t(`channels.editor.faq.kind.${name}`) }))}
            onChange={(name) =>
              onChange({ type: menubarTypes[tileKinds.find((each) => each === name) ?? 'questions'] })
            }
          />
        </>
      )}
      {kind === 'questions' && (
        <QuestionsInput
          id={id}
          questions={entry.questionList}
          onChange={(questionList) => onChange({ questionList })}
        />
      )}
      {kind === 'groups' && <QuestionGroups entry={entry} onChange={onChange} />}
      {kind === 'link' && (
        <LinkField
          id={`${id}.labelLink`}
          label={t('channels.editor.link')}
          value={entry.labelLink}
          onChange={(labelLink) => onChange({ labelLink })}
        />
      )}
    </>
  )
}

function QuestionGroups({ entry, onChange }: Omit<EntryProps, 'layout'>) {
  const t = useText()
  return (
    <SortableList
      label={t('channels.editor.faq.groups')}
      items={entry.faqGrouplist}
      onChange={(faqGrouplist) => onChange({ faqGrouplist })}
      make={() => ({ id: newId(), name: '', questionList: [] })}
      most={20}
      add={t('channels.editor.faq.addGroup')}
      empty={t('channels.editor.faq.noGroups')}
      nameOf={({ name }) => name}
    >
      {(group, change) => (
        <>
          <TextField
            id={`faq.${entry.id}.${group.id}.name`}
            label={t('channels.editor.faq.name')}
            value={group.name}
            onChange={(name) => change({ ...group, name })}
          />
          <QuestionsInput
            id={`faq.${entry.id}.${group.id}`}
            questions={group.questionList}
            onChange={(questionList) => change({ ...group, questionList })}
          />
        </>
      )}
    </SortableList>
  )
}

type SeriesProps = {
  buttons: NonNullable<Faq['btnList']>
  onChange: (buttons: NonNullable<Faq['btnList']>) => void
}

/** An id that names a dialogue starts it; any other button asks its name. */
function SeriesInput({ buttons, onChange }: SeriesProps) {
  const t = useText()
  return (
    <SortableList
      label={t('channels.editor.faq.buttons')}
      items={buttons}
      onChange={onChange}
      make={() => ({ id: newId(), name: '' })}
      most={20}
      add={t('channels.editor.faq.addButton')}
      empty={t('channels.editor.faq.noButtons')}
      nameOf={({ name }) => name}
    >
      {(button, change, { key }) => (
        <>
          <TextField
            id={`faq.${key}.name`}
            label={t('channels.editor.faq.name')}
            value={button.name}
            onChange={(name) => change({ ...button, name })}
          />
          <TextField
            id={`faq.${key}.id`}
            label={t('channels.editor.faq.buttonId')}
            hint={t('channels.editor.faq.buttonIdHint', { prefix: 'dialogue:' })}
            isRequired
            most={64}
            value={button.id}
            onChange={(id) => change({ ...button, id })}
          />
        </>
      )}
    </SortableList>
  )
}
