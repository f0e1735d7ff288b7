import { ActionIcon, Button, Menu, Select, Switch } from '@mantine/core'
import { Copy, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { copyDay, newSpan, weekdays, type Weekday } from './group-draft.ts'
import { hourTexts, timeZones } from './hour-texts.ts'
import type { PartProps } from './part-props.ts'
import { SpanList } from './SpanList.tsx'

/** Most that a day can have. */
export const maxSpans = 10

/** When the group is open in a usual week. */
export function HoursPart({ draft, problems, onChange }: PartProps) {
  const t = useText()
  const { isAlwaysOpen, timeZone } = draft
  const zones = useMemo(() => timeZones(timeZone), [timeZone])
  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-hours">
      <h2 id="desk-group-hours">{t('groups.hours')}</h2>
      <Switch
        label={t('groups.alwaysOpen')}
        checked={isAlwaysOpen}
        onChange={({ currentTarget }) => onChange({ isAlwaysOpen: currentTarget.checked })}
      />
      {!isAlwaysOpen && (
        <>
          <Select
            label={t('groups.timeZone')}
            description={t('groups.timeZoneHint')}
            data={zones}
            searchable
            selectFirstOptionOnChange
            allowDeselect={false}
            nothingFoundMessage={t('palette.none')}
            maxDropdownHeight={280}
            comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
            value={timeZone}
            onChange={(value) => value !== null && onChange({ timeZone: value })}
          />
          <ul className="desk-hours" aria-label={t('groups.week')}>
            {weekdays.map((day) => (
              <Day key={day} day={day} draft={draft} problems={problems} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Day({ day, draft, problems, onChange }: PartProps & { day: Weekday }) {
  const t = useText()
  const name = hourTexts(useLanguage()).weekday(day)
  const spans = draft.week[day]
  const set = (next: (typeof draft.week)[Weekday]) => onChange({ week: { ...draft.week, [day]: next } })
  return (
    <li className="desk-hours-day">
      <strong>{name}</strong>
      <div className="desk-hours-spans">
        {spans.length === 0 && <span className="desk-group-hint">{t('groups.closed')}</span>}
        <SpanList day={name} spans={spans} problems={problems} onChange={set} />
      </div>
      <div className="desk-hours-actions">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} />}
          aria-label={t('groups.span.addTo', { day: name })}
          disabled={spans.length >= maxSpans}
          onClick={() => set([...spans, newSpan()])}
        >
          {t('groups.span.add')}
        </Button>
        <CopyMenu day={day} name={name} onCopy={(to) => onChange({ week: copyDay(draft.week, day, to) })} />
      </div>
    </li>
  )
}

type CopyMenuProps = { day: Weekday; name: string; onCopy: (to: readonly Weekday[]) => void }

function CopyMenu({ day, name, onCopy }: CopyMenuProps) {
  const t = useText()
  const { weekday } = hourTexts(useLanguage())
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('groups.copyOf', { day: name })}>
          <Copy size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('groups.copyOf', { day: name })}</Menu.Label>
        <Menu.Item onClick={() => onCopy(weekdays)}>{t('groups.copy.all')}</Menu.Item>
        <Menu.Item onClick={() => onCopy(weekdays.slice(0, 5))}>{t('groups.copy.workdays')}</Menu.Item>
        {weekdays
          .filter((other) => other !== day)
          .map((other) => (
            <Menu.Item key={other} onClick={() => onCopy([other])}>
              {weekday(other)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
