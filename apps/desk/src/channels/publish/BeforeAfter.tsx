import { NativeSelect } from '@mantine/core'
import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { previewScenes, type PreviewScene } from '@foyer/contract/host/preview.ts'
import { isLocaleCode, locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import { useState } from 'react'
import { useDeskText } from '../../text/text-context.tsx'
import { isSetting, settingTable } from '../fields/setting-table.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import type { Change } from './describe-changes.ts'
import { languageLabel } from './setting-label.ts'

type BeforeAfterProps = {
  channelId: string
  before: WireChannelSettings
  after: WireChannelSettings
  changes: readonly Change[]
}

/**
 * The real chat with the settings of today and with the new ones, in a scene that shows a change. Pictures only: the list of
 * changes says the same in words.
 */
export function BeforeAfter({ channelId, before, after, changes }: BeforeAfterProps) {
  const { t, locale: deskLocale } = useDeskText()
  const [scene, setScene] = useState(() => firstScene(changes))
  const [locale, setLocale] = useState<LocaleCode>(() => firstLanguage(changes) ?? deskLocale)
  const [layout, setLayout] = useState<'desktop' | 'mobile'>('mobile')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const frame = { channelId, scene, layout, theme, locale }
  return (
    <section className="desk-before-after" aria-label={t('channels.compare')}>
      <div className="desk-before-after-tools">
        <NativeSelect
          label={t('channels.compare.scene')}
          value={scene}
          data={previewScenes.map((value) => ({ value, label: t(`channels.editor.scene.${value}`) }))}
          onChange={({ currentTarget }) => setScene(sceneIn(currentTarget.value))}
        />
        <NativeSelect
          label={t('channels.compare.language')}
          value={locale}
          data={Object.keys(locales).map((value) => ({ value, label: languageLabel(value) }))}
          onChange={({ currentTarget: { value } }) => isLocaleCode(value) && setLocale(value)}
        />
        <NativeSelect
          label={t('channels.compare.layout')}
          value={layout}
          data={(['mobile', 'desktop'] as const).map((value) => ({
            value,
            label: t(`channels.layout.${value}`),
          }))}
          onChange={({ currentTarget }) =>
            setLayout(currentTarget.value === 'desktop' ? 'desktop' : 'mobile')
          }
        />
        <NativeSelect
          label={t('channels.compare.theme')}
          value={theme}
          data={(['light', 'dark'] as const).map((value) => ({ value, label: t(`channels.theme.${value}`) }))}
          onChange={({ currentTarget }) => setTheme(currentTarget.value === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <div className="desk-before-after-frames">
        <figure>
          <figcaption>{t('channels.compare.before')}</figcaption>
          <div className="desk-before-after-frame" inert>
            <PreviewFrame {...frame} settings={before} title={t('channels.compare.before')} />
          </div>
        </figure>
        <figure>
          <figcaption>{t('channels.compare.after')}</figcaption>
          <div className="desk-before-after-frame" inert>
            <PreviewFrame {...frame} settings={after} title={t('channels.compare.after')} />
          </div>
        </figure>
      </div>
    </section>
  )
}

/** The scene of the first change that a scene shows. */
function firstScene(changes: readonly Change[]): PreviewScene {
  const first = changes.map(({ key }) => key).find((key) => isSetting(key))
  return first === undefined ? 'robot' : settingTable[first].scene
}

/** When only translations are changed, the first of their languages. */
function firstLanguage(changes: readonly Change[]): LocaleCode | undefined {
  if (changes.some(({ key }) => isSetting(key))) return undefined
  return changes.map(({ key }) => key.split('.')[1]).find(isLocaleCode)
}

function sceneIn(value: string): PreviewScene {
  return previewScenes.find((scene) => scene === value) ?? 'robot'
}
