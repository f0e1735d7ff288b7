import { isSame } from '@foyer/core/settings/settings.ts'
import { Button } from '@mantine/core'
import { memo } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useDraftValue } from '../draft/use-channel-draft.tsx'
import { defaultOf } from '../fields/defaults.ts'
import type { Setting } from '../fields/field-spec.ts'
import { settingTable } from '../fields/setting-table.ts'
import { useForget } from '../fields/typed.tsx'
import { defaultText } from './default-text.ts'
import { changeOf, SettingInput } from './SettingInput.tsx'

type SettingRowProps = { setting: Setting; onFocus: (setting: Setting) => void }

/** A setting with its input, whether it is changed, and the ways back. What is typed in other rows does not draw it again. */
export const SettingRow = memo(function SettingRow({ setting, onFocus }: SettingRowProps) {
  const t = useText()
  const { needs } = settingTable[setting]
  const isChanged = useDraftValue(({ changedKeys }) => changedKeys.includes(setting))
  const isIdle = useDraftValue(({ settings }) => needs !== undefined && settings[needs] === 0)
  return (
    <div
      className={`desk-setting ${isChanged ? 'desk-setting-changed' : ''}`}
      data-setting={setting}
      onFocusCapture={() => onFocus(setting)}
    >
      <SettingInput setting={setting} />
      {needs !== undefined && isIdle && (
        <p className="desk-field-note">
          {t('channels.editor.idle', { setting: t(`channels.setting.${needs}`) })}
        </p>
      )}
      <WaysBack setting={setting} isChanged={isChanged} />
    </div>
  )
})

/** Undo goes back to what visitors see now, reset to what a new channel has. */
function WaysBack({ setting, isChanged }: { setting: Setting; isChanged: boolean }) {
  const t = useText()
  const value = useDraftValue(({ settings }) => settings[setting])
  const published = useDraftValue((draft) => draft.published[setting])
  const set = useDraftValue((draft) => draft.set)
  const forget = useForget()
  const label = t(`channels.setting.${setting}`)
  const standard = defaultOf(setting)
  const isDefault = standard === undefined || isSame(value, standard)
  const text = defaultText(setting, t)

  function goTo(next: unknown): void {
    forget(setting)
    set(changeOf(setting, next))
  }

  if (!isChanged && isDefault) return null
  return (
    <div className="desk-setting-ways">
      {isChanged && (
        <>
          <span className="desk-setting-mark">{t('channels.editor.changed')}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('channels.editor.undoOf', { setting: label })}
            onClick={() => goTo(published)}
          >
            {t('channels.editor.undo')}
          </Button>
        </>
      )}
      {!isDefault && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('channels.editor.resetOf', { setting: label })}
          onClick={() => goTo(standard)}
        >
          {t('channels.editor.reset')}
        </Button>
      )}
      {!isDefault && text !== undefined && (
        <span className="desk-setting-default">{t('channels.editor.default', { value: text })}</span>
      )}
    </div>
  )
}
