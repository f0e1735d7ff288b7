import { Select } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import './ZoneField.css'

/** The browser's own. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Browsers list one name of each zone, and not always their own or UTC. */
const zones = [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()

type ZoneFieldProps = { value: string; onChange: (zone: string) => void; error: string | undefined }

/** All time zones, found by a few letters. */
export function ZoneField({ value, onChange, error }: ZoneFieldProps) {
  const t = useText()
  return (
    <Select
      label={t('setup.owner.timeZone')}
      size="md"
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      // The list itself scrolls: a box around it would have to have the focus for that.
      withScrollArea={false}
      classNames={{ options: 'desk-setup-zones' }}
      limit={100}
      nothingFoundMessage={t('setup.owner.zoneNone')}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      data={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      value={value}
      error={error}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  )
}
