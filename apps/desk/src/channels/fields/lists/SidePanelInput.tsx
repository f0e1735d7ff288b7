import { useText } from '../../../text/text-context.tsx'
import type { ValueOf } from '../field-spec.ts'
import { ImageField } from '../ImageField.tsx'
import type { PartProps } from '../part-props.ts'
import { LinkField, LongField, SwitchField, TextField } from '../PlainFields.tsx'
import { SortableList } from './SortableList.tsx'

/** Links, questions and pictures beside the chat; each list has its own switch. */
export function SidePanelInput({ value, onChange }: PartProps<'sideBarConfig'>) {
  const t = useText()
  const change = (part: Partial<ValueOf<'sideBarConfig'>>) => onChange({ ...value, ...part })
  return (
    <div className="desk-field-stack">
      <SwitchField
        id="sideBarConfig.quickFlag"
        label={t('channels.editor.side.links')}
        value={value.quickFlag}
        onChange={(quickFlag) => change({ quickFlag })}
      />
      <SortableList
        label={t('channels.editor.side.links')}
        items={value.quickList}
        onChange={(quickList) => change({ quickList })}
        make={() => ({ name: '', url: '', link: '' })}
        most={30}
        add={t('channels.editor.side.addLink')}
        empty={t('channels.editor.side.noLinks')}
        nameOf={({ name }) => name}
      >
        {(item, set, { key }) => (
          <>
            <TextField
              id={`sideBarConfig.${key}.name`}
              label={t('channels.editor.side.name')}
              value={item.name}
              onChange={(name) => set({ ...item, name })}
            />
            <LinkField
              id={`sideBarConfig.${key}.link`}
              label={t('channels.editor.link')}
              value={item.link}
              onChange={(link) => set({ ...item, link })}
            />
            <ImageField
              id={`sideBarConfig.${key}.url`}
              label={t('channels.editor.side.icon')}
              value={item.url}
              onChange={(url) => set({ ...item, url })}
            />
          </>
        )}
      </SortableList>
      <SwitchField
        id="sideBarConfig.questionFlag"
        label={t('channels.editor.side.questions')}
        value={value.questionFlag}
        onChange={(questionFlag) => change({ questionFlag })}
      />
      <SortableList
        label={t('channels.editor.side.questions')}
        items={value.questionList}
        onChange={(questionList) => change({ questionList })}
        make={() => ({ question: '', answer: '' })}
        most={50}
        add={t('channels.editor.questions.add')}
        empty={t('channels.editor.questions.empty')}
        nameOf={({ question }) => question}
      >
        {(item, set, { key }) => (
          <>
            <TextField
              id={`sideBarConfig.${key}.question`}
              label={t('channels.editor.questions.question')}
              value={item.question}
              onChange={(question) => set({ ...item, question })}
            />
            <LongField
              id={`sideBarConfig.${key}.answer`}
              label={t('channels.editor.side.answer')}
              value={item.answer}
              onChange={(answer) => set({ ...item, answer })}
            />
          </>
        )}
      </SortableList>
      <SwitchField
        id="sideBarConfig.adFlag"
        label={t('channels.editor.side.ads')}
        value={value.adFlag}
        onChange={(adFlag) => change({ adFlag })}
      />
      <SortableList
        label={t('channels.editor.side.ads')}
        items={value.adList}
        onChange={(adList) => change({ adList })}
        make={() => ({ url: '', link: '' })}
        most={10}
        add={t('channels.editor.side.addAd')}
        empty={t('channels.editor.side.noAds')}
        nameOf={({ link }) => link}
      >
        {(item, set, { key }) => (
          <>
            <ImageField
              id={`sideBarConfig.${key}.url`}
              label={t('channels.editor.side.image')}
              value={item.url}
              onChange={(url) => set({ ...item, url })}
            />
            <LinkField
              id={`sideBarConfig.${key}.link`}
              label={t('channels.editor.link')}
              value={item.link}
              onChange={(link) => set({ ...item, link })}
            />
          </>
        )}
      </SortableList>
    </div>
  )
}
