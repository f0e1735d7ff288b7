import { Button } from '@mantine/core'
import { Eye, SlidersHorizontal } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useDeskText } from '../../text/text-context.tsx'
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
  const root = useRef<HTMLDivElement>(null)
  const { group, openGroup, openSetting } = useOpenedSetting(root)
  const [focused, setFocused] = useState<Setting>()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  // Most visitors see the chat in a small frame or on a phone, and only there the preview is nearly as large as theirs.
  const chosenLayout = useRef<Staging['layout']>('mobile')
  const [staging, setStaging] = useState<Staging>({
    scene: groupScenes[group],
    layout: isWideGroup(group) ? 'desktop' : 'mobile',
    theme: 'light',
    locale,
    level: 2,
  })
  const change = (part: Partial<Staging>) => setStaging((before) => ({ ...before, ...part }))

  /** The same one for all rows and always: they are drawn only when their setting changes. */
  const latest = useRef(focused)
  const onFocus = useCallback((setting: Setting): void => {
    if (setting === latest.current) return
    latest.current = setting
    setFocused(setting)
    const { scene, isWide = false } = settingTable[setting]
    setStaging((before) => ({ ...before, scene, layout: isWide ? 'desktop' : chosenLayout.current }))
  }, [])

  return (
    <div ref={root} className="desk-editor-body" data-preview={isPreviewOpen ? 'open' : 'closed'}>
      <div className="desk-editor-side">
        <GroupNav
          group={group}
          onGroup={(next) => {
            latest.current = undefined
            setFocused(undefined)
            const layout = isWideGroup(next) ? 'desktop' : chosenLayout.current
            change({ scene: groupScenes[next], layout })
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
        {group === 'reception' && <WhoAnswers />}
        {settingsOf(group).map((setting) => (
          <SettingRow key={setting} setting={setting} onFocus={onFocus} />
        ))}
      </section>
      <div className="desk-editor-preview">
        <PreviewPane
          staging={staging}
          onStaging={(part) => {
            if (part.layout) chosenLayout.current = part.layout
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
