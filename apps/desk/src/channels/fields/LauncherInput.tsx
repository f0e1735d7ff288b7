import type { ValueOf } from './field-spec.ts'
import { useText } from '../../text/text-context.tsx'
import { NumberField, TextField } from './PlainFields.tsx'
import type { PartProps } from './part-props.ts'

/** The button on the site's pages. */
export function LauncherInput({ value, onChange }: PartProps<'launcher'>) {
  const t = useText()
  const change = (part: Partial<ValueOf<'launcher'>>) => onChange({ ...value, ...part })
  return (
    <div className="desk-field-grid">
      <TextField
        id="launcher.label"
        label={t('channels.editor.launcher.label')}
        hint={t('channels.editor.launcher.labelHint')}
        most={40}
        value={value.label}
        onChange={(label) => change({ label })}
      />
      <TextField
        id="launcher.icon"
        label={t('channels.editor.launcher.icon')}
        hint={t('channels.editor.launcher.iconHint')}
        most={16}
        value={value.icon}
        onChange={(icon) => change({ icon })}
      />
      <NumberField
        id="launcher.size"
        label={t('channels.editor.launcher.size')}
        least={44}
        most={96}
        unit="px"
        value={value.size}
        onChange={(size) => change({ size })}
      />
      <NumberField
        id="launcher.offsetX"
        label={t('channels.editor.launcher.offsetX')}
        least={0}
        most={400}
        unit="px"
        value={value.offsetX}
        onChange={(offsetX) => change({ offsetX })}
      />
      <NumberField
        id="launcher.offsetY"
        label={t('channels.editor.launcher.offsetY')}
        least={0}
        most={400}
        unit="px"
        value={value.offsetY}
        onChange={(offsetY) => change({ offsetY })}
      />
    </div>
  )
}
