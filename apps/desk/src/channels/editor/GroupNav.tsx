import { TextInput } from '@mantine/core'
import {
  Bot,
  Headset,
  Inbox,
  ListTree,
  MessageSquareText,
  Palette,
  PanelRight,
  Phone,
  Search,
  SquarePen,
  Star,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useDraftValue } from '../draft/use-channel-draft.tsx'
import { settingGroups, type Setting, type SettingGroup } from '../fields/field-spec.ts'
import { settingsOf, settingTable } from '../fields/setting-table.ts'
import { findSettings } from './find-settings.ts'

const icons: Record<SettingGroup, LucideIcon> = {
  appearance: Palette,
  reception: Headset,
  messages: MessageSquareText,
  assistant: Bot,
  menus: ListTree,
  sidePanel: PanelRight,
  preChat: SquarePen,
  offline: Inbox,
  rating: Star,
  calls: Phone,
}

type GroupNavProps = {
  group: SettingGroup
  onGroup: (group: SettingGroup) => void
  onSetting: (setting: Setting) => void
}

/** The groups with the number of their changes, and a search over all settings. */
export function GroupNav({ group, onGroup, onSetting }: GroupNavProps) {
  const t = useText()
  const changedKeys = useDraftValue((draft) => draft.changedKeys)
  const [words, setWords] = useState('')
  return (
    <nav className="desk-editor-nav" aria-label={t('channels.editor.groups')}>
      <SettingSearch
        words={words}
        onWords={setWords}
        onSetting={(setting) => {
          setWords('')
          onSetting(setting)
        }}
      />
      {words.trim() === '' && (
        <ul>
          {settingGroups.map((name) => {
            const Icon = icons[name]
            const count = settingsOf(name).filter((setting) => changedKeys.includes(setting)).length
            return (
              <li key={name}>
                <button
                  type="button"
                  className="desk-editor-group"
                  aria-current={name === group ? 'true' : undefined}
                  onClick={() => onGroup(name)}
                >
                  <Icon size={18} aria-hidden="true" />
                  <span>{t(`channels.editor.group.${name}`)}</span>
                  {count > 0 && (
                    <span className="desk-editor-count">
                      <span aria-hidden="true">{count}</span>
                      <span className="desk-editor-spoken">{t('channels.editor.changes', { count })}</span>
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </nav>
  )
}

type SettingSearchProps = {
  words: string
  onWords: (words: string) => void
  onSetting: (setting: Setting) => void
}

function SettingSearch({ words, onWords, onSetting }: SettingSearchProps) {
  const t = useText()
  const isSearching = words.trim() !== ''
  const settings = useDraftValue((draft) => (isSearching ? draft.settings : undefined))
  const found = settings
    ? findSettings(words, settings, (setting) => [
        t(`channels.setting.${setting}`),
        t(`channels.hint.${setting}`),
      ])
    : []
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('channels.editor.search')}
        placeholder={t('channels.editor.search')}
        leftSection={<Search size={16} aria-hidden="true" />}
        dir="auto"
        value={words}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
        onKeyDown={({ key }) => {
          const [first] = found
          if (key === 'Enter' && first) onSetting(first)
          if (key === 'Escape') onWords('')
        }}
      />
      <p role="status" className="desk-editor-spoken">
        {isSearching && t('channels.editor.found', { count: found.length })}
      </p>
      {isSearching && found.length === 0 && (
        <p className="desk-editor-nothing">{t('channels.editor.nothing')}</p>
      )}
      {isSearching && found.length > 0 && (
        <ul aria-label={t('channels.editor.results')}>
          {found.map((setting) => (
            <li key={setting}>
              <button type="button" className="desk-editor-result" onClick={() => onSetting(setting)}>
                <strong>{t(`channels.setting.${setting}`)}</strong>
                <span>{t(`channels.editor.group.${settingTable[setting].group}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
