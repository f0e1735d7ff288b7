import { intlTags } from '@foyer/i18n/intl-tags.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId } from 'react'
import type { KnownDevice } from '../../session/call-session.ts'
import './DeviceSelect.css'

type DeviceSelectProps = {
  kind: KnownDevice['kind']
  devices: readonly KnownDevice[]
  /** The one in use; undefined when that is not known. */
  value: string | undefined
  language: string
  onChange: (id: string) => void
}

/** The browser's own choice: the names can be long, and a phone has its own way to show them. */
export function DeviceSelect({ kind, devices, value, language, onChange }: DeviceSelectProps) {
  const t = useUiText()
  const id = useId()
  const figures = new Intl.NumberFormat(intlTags(language))
  const found = devices.filter((device) => device.kind === kind)
  return (
    <div className="call-device">
      <label htmlFor={id}>{t(`call.${kind}`)}</label>
      <select
        id={id}
        disabled={found.length === 0}
        value={found.some((device) => device.id === value) ? value : found[0]?.id}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {found.length === 0 && <option>{t('call.noDevice')}</option>}
        {found.map((device, at) => (
          <option key={device.id} value={device.id}>
            {device.label || `${t(`call.${kind}`)} ${figures.format(at + 1)}`}
          </option>
        ))}
      </select>
    </div>
  )
}
