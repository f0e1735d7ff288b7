import { menuTypes, nameOf, type MenuKind } from '@foyer/contract/codes.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useText } from '../../../text/text-context.tsx'
import { ColourField } from '../ColourField.tsx'
import type { ValueOf } from '../field-spec.ts'
import type { PartProps } from '../part-props.ts'
import { LinkField, LongField, SelectField, TextField } from '../PlainFields.tsx'
import { DocumentField } from './DocumentField.tsx'
import { newId } from './new-id.ts'
import { SortableList } from './SortableList.tsx'

type Menu = ValueOf<'chatMenuConfigPlan'>['menus'][number]

const kinds = Object.keys(menuTypes).filter((name): name is MenuKind => Object.hasOwn(menuTypes, name))

function newMenu(): Menu {
  const looks = { background: '#e8f0fe', color: '#123a80' }
  return {
    id: newId(),
    menuType: menuTypes.ask,
    menuName: '',
    msgText: '',
    docId: '',
    labelLink: '',
    ...looks,
  }
}

/** The quick menu: each kind of button with the fields that it needs. */
export function MenusInput({ value, onChange }: PartProps<'chatMenuConfigPlan'>) {
  const t = useText()
  return (
    <SortableList
      label={t('channels.setting.chatMenuConfigPlan')}
      items={value.menus}
      onChange={(menus) => onChange({ menus })}
      make={newMenu}
      most={50}
      add={t('channels.editor.menu.add')}
      empty={t('channels.editor.menu.empty')}
      nameOf={({ menuName }) => menuName}
    >
      {(menu, change) => <MenuFields menu={menu} onChange={(part) => change({ ...menu, ...part })} />}
    </SortableList>
  )
}

function MenuFields({ menu, onChange }: { menu: Menu; onChange: (part: Partial<Menu>) => void }) {
  const t = useText()
  const id = `chatMenuConfigPlan.${menu.id}`
  const kind = nameOf(menuTypes, menu.menuType) ?? 'ask'
  const background = t('channels.editor.menu.background')
  const text = t('channels.editor.menu.color')
  return (
    <>
      <TextField
        id={`${id}.menuName`}
        label={t('channels.editor.menu.name')}
        isRequired
        value={menu.menuName}
        onChange={(menuName) => onChange({ menuName })}
      />
      <SelectField
        id={`${id}.menuType`}
        label={t('channels.editor.menu.kind')}
        value={kind}
        options={kinds.map((name) => ({ value: name, label: t(`channels.editor.menu.kind.${name}`) }))}
        onChange={(name) => onChange({ menuType: menuTypes[kinds.find((each) => each === name) ?? 'ask'] })}
      />
      {kind === 'ask' && (
        <TextField
          id={`${id}.msgText`}
          label={t('channels.editor.menu.asked')}
          hint={t('channels.editor.menu.askedHint')}
          most={textLimits.message}
          value={menu.msgText}
          onChange={(msgText) => onChange({ msgText })}
        />
      )}
      {kind === 'ask' && <DocumentField docId={menu.docId} onChange={(docId) => onChange({ docId })} />}
      {kind === 'answer' && (
        <LongField
          id={`${id}.msgText`}
          label={t('channels.editor.menu.answer')}
          hint={t('channels.editor.menu.answerHint')}
          value={menu.msgText}
          onChange={(msgText) => onChange({ msgText })}
        />
      )}
      {kind === 'link' && (
        <LinkField
          id={`${id}.labelLink`}
          label={t('channels.editor.link')}
          value={menu.labelLink}
          onChange={(labelLink) => onChange({ labelLink })}
        />
      )}
      <div className="desk-field-grid">
        <ColourField
          id={`${id}.background`}
          label={background}
          value={menu.background}
          partner={{ label: text, value: menu.color }}
          onChange={(colour) => onChange({ background: colour })}
        />
        <ColourField
          id={`${id}.color`}
          label={text}
          value={menu.color}
          partner={{ label: background, value: menu.background }}
          onChange={(colour) => onChange({ color: colour })}
        />
      </div>
    </>
  )
}
