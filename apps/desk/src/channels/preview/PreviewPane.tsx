import { ActionIcon, NativeSelect } from '@mantine/core'
import { previewScenes, type PreviewSetting } from '@foyer/contract/host/preview.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { isLocaleCode } from '@foyer/i18n/locales.ts'
import { Monitor, Moon, Smartphone, Sun, type LucideIcon } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { useDraftValue } from '../draft/use-channel-draft.tsx'
import { LauncherFrame } from './LauncherFrame.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import './PreviewPane.css'
import type { Staging } from './staging.ts'

type PreviewPaneProps = {
  staging: Staging
  onStaging: (change: Partial<Staging>) => void
  highlight: PreviewSetting | ''
  onPicked: (setting: PreviewSetting) => void
}

const levels = ['1', '2', '3', '4', '5']

/** The chat as it will be, with switches for what a visitor may have. */
export function PreviewPane(props: PreviewPaneProps) {
  const { staging, onStaging, highlight, onPicked } = props
  const t = useText()
  const { scene, layout, theme, locale, level } = staging
  const isLauncher = highlight === 'launcher'
  const title = t('channels.editor.preview')
  return (
    <section className="desk-preview" aria-label={title}>
      <div className="desk-preview-bar">
        <NativeSelect
          size="xs"
          aria-label={t('channels.editor.preview.scene')}
          value={scene}
          data={previewScenes.map((value) => ({ value, label: t(`channels.editor.scene.${value}`) }))}
          onChange={({ currentTarget }) => {
            const chosen = previewScenes.find((each) => each === currentTarget.value)
            if (chosen) onStaging({ scene: chosen })
          }}
        />
        {scene === 'rating' && (
          <NativeSelect
            size="xs"
            aria-label={t('channels.editor.preview.level')}
            value={String(level)}
            data={levels}
            onChange={({ currentTarget }) => onStaging({ level: Number(currentTarget.value) })}
          />
        )}
        <NativeSelect
          size="xs"
          aria-label={t('channels.editor.preview.language')}
          value={locale}
          data={Object.entries(localeLabels).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => {
            if (isLocaleCode(currentTarget.value)) onStaging({ locale: currentTarget.value })
          }}
        />
        <span className="desk-preview-toggles">
          <Toggle
            icon={Monitor}
            label={t('channels.editor.preview.desktop')}
            isOn={layout === 'desktop'}
            onPress={() => onStaging({ layout: 'desktop' })}
          />
          <Toggle
            icon={Smartphone}
            label={t('channels.editor.preview.mobile')}
            isOn={layout === 'mobile'}
            onPress={() => onStaging({ layout: 'mobile' })}
          />
          <Toggle
            icon={Sun}
            label={t('channels.editor.preview.light')}
            isOn={theme === 'light'}
            onPress={() => onStaging({ theme: 'light' })}
          />
          <Toggle
            icon={Moon}
            label={t('channels.editor.preview.dark')}
            isOn={theme === 'dark'}
            onPress={() => onStaging({ theme: 'dark' })}
          />
        </span>
      </div>
      <p className="desk-preview-hint">
        {t(isLauncher ? 'channels.editor.preview.launcher' : 'channels.editor.preview.hint')}
      </p>
      <DraftFrame staging={staging} highlight={highlight} onPicked={onPicked} title={title} />
    </section>
  )
}

type DraftFrameProps = Pick<PreviewPaneProps, 'staging' | 'highlight' | 'onPicked'> & { title: string }

/** Apart from the switches: only the frame follows what is typed. */
function DraftFrame({ staging, highlight, onPicked, title }: DraftFrameProps) {
  const channelId = useDraftValue((draft) => draft.channelId)
  const settings = useDraftValue((draft) => draft.settings)
  const { locale, layout } = staging
  if (highlight === 'launcher') {
    const { launcher: look, mainColor } = settings
    return <LauncherFrame {...{ channelId, look, mainColor, locale, layout, title }} />
  }
  return <PreviewFrame {...staging} {...{ channelId, settings, title, highlight, onPicked }} />
}

type ToggleProps = { icon: LucideIcon; label: string; isOn: boolean; onPress: () => void }

function Toggle({ icon: Icon, label, isOn, onPress }: ToggleProps) {
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? 'blue' : 'gray'}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon size={18} />
    </ActionIcon>
  )
}
