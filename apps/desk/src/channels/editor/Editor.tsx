import { Button } from '@mantine/core'
import { Eye, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDeskText } from '../../text/text-context.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import type { Setting } from '../fields/field-spec.ts'
import { groupScenes, isSetting, isWideGroup, settingsOf, settingTable } from '../fields/setting-table.ts'
import '../fields/fields.css'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import type { Staging } from '../preview/staging.ts'
import './Editor.css'
import { GroupNav } from './GroupNav.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useOpenedSetting } from './use-opened-setting.ts'
import { WhoAnswers } from './WhoAnswers.tsx'

/** Groups, settings and the live preview. */
export function Editor() {
  const { t, locale } = useDeskText()
  const { channelId, settings } = useChannelDraft()
  const root = useRef<HTMLDivElement>(null)
  const { group, openGroup, openSetting } = useOpenedSetting(root)
  const [focused, setFocused] = useState<Setting>()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  // Most visitors see the chat in a small frame or on a phone, and only there the preview is nearly as large as theirs.
  const [chosenLayout, setChosenLayout] = useState<Staging['layout']>('mobile')
  const layoutFor = (isWide: boolean | undefined) => (isWide === true ? 'desktop' : chosenLayout)
  const [staging, setStaging] = useState<Staging>({
    scene: groupScenes[group],
    layout: layoutFor(isWideGroup(group)),
    theme: 'light',
    locale,
    level: 2,
  })
  const change = (part: Partial<Staging>) => setStaging((before) => ({ ...before, ...part }))

  function onFocus(setting: Setting): void {
    if (setting === focused) return
    setFocused(setting)
    const { scene, isWide } = settingTable[setting]
    change({ scene, layout: layoutFor(isWide) })
  }

  return (
    <div ref={root} className="desk-editor-body" data-preview={isPreviewOpen ? 'open' : 'closed'}>
      <div className="desk-editor-side">
        <GroupNav
          group={group}
          onGroup={(next) => {
            setFocused(undefined)
            change({ scene: groupScenes[next], layout: layoutFor(isWideGroup(next)) })
            openGroup(next)
          }}
          onSetting={(setting) => {
            setPreviewOpen(false)
            openSetting(setting)
          }}
        />
        <Button
          className="desk-editor-switch"
          variant="default"
          leftSection={isPreviewOpen ? <SlidersHorizontal size={16} /> : <Eye size={16} />}
          onClick={() => setPreviewOpen(!isPreviewOpen)}
        >
          {t(isPreviewOpen ? 'channels.editor.showSettings' : 'channels.editor.showPreview')}
        </Button>
      </div>
      <section className="desk-editor-settings" aria-labelledby="desk-editor-group">
        <h2 id="desk-editor-group">{t(`channels.editor.group.${group}`)}</h2>
        <p className="desk-editor-lead">{t(`channels.editor.lead.${group}`)}</p>
        {group === 'reception' && <WhoAnswers channelId={channelId} />}
        {settingsOf(group).map((setting) => (
          <SettingRow key={setting} setting={setting} onFocus={onFocus} />
        ))}
      </section>
      <div className="desk-editor-preview">
        <PreviewPane
          channelId={channelId}
          settings={settings}
          staging={staging}
          onStaging={(part) => {
            if (part.layout) setChosenLayout(part.layout)
            change(part)
          }}
          highlight={focused ?? ''}
          onPicked={(setting) => {
            if (!isSetting(setting)) return
            setPreviewOpen(false)
            openSetting(setting)
          }}
        />
      </div>
    </div>
  )
}
