import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { maxHolidays } from '@foyer/contract/routing/max-holidays.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { newHoliday, newSpan, withHolidays, type HolidayDraft } from './group-draft.ts'
import { hourTexts } from './hour-texts.ts'
import { maxSpans } from './HoursPart.tsx'
import type { PartProps } from './part-props.ts'
import { SpanList } from './SpanList.tsx'
import { SuggestDialog } from './SuggestDialog.tsx'

/** Days with hours of their own, or none. */
export function HolidaysPart({ draft, problems, onChange }: PartProps) {
  const t = useText()
  const [isSuggesting, setSuggesting] = useState(false)
  const { holidays } = draft
  const set = (next: readonly HolidayDraft[]) => onChange({ holidays: next })
  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-holidays">
      <h2 id="desk-group-holidays">{t('groups.holidays')}</h2>
      <p className="desk-settings-part-lead">{t('groups.holidaysLead')}</p>
      {holidays.length > 0 && (
        <ul className="desk-settings-list desk-holidays" aria-labelledby="desk-group-holidays">
          {holidays.map((holiday) => (
            <li key={holiday.id}>
              <Holiday
                holiday={holiday}
                problems={problems}
                onChange={(next) => set(holidays.map((one) => (one.id === holiday.id ? next : one)))}
                onRemove={() => set(holidays.filter(({ id }) => id !== holiday.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="desk-group-buttons">
        <Button
          variant="default"
          leftSection={<Plus size={16} />}
          disabled={holidays.length >= maxHolidays}
          onClick={() => set([...holidays, newHoliday()])}
        >
          {t('groups.holiday.add')}
        </Button>
        <Button variant="default" onClick={() => setSuggesting(true)}>
          {t('groups.suggest.open')}
        </Button>
      </div>
      {isSuggesting && (
        <SuggestDialog
          taken={holidays.map(({ date }) => date)}
          onClose={() => setSuggesting(false)}
          onAdd={(days) => {
            setSuggesting(false)
            set(withHolidays(holidays, days))
          }}
        />
      )}
    </section>
  )
}

type HolidayProps = Pick<PartProps, 'problems'> & {
  holiday: HolidayDraft
  onChange: (holiday: HolidayDraft) => void
  onRemove: () => void
}

function Holiday({ holiday, problems, onChange, onRemove }: HolidayProps) {
  const t = useText()
  const texts = hourTexts(useLanguage())
  const { id, date, name, isClosed, spans } = holiday
  const shown = name.trim() || (date ? texts.day(date) : t('groups.holiday.unnamed'))
  const problem = problems.get(id)
  return (
    <div className="desk-holiday">
      <TextInput
        type="date"
        label={t('groups.holiday.date')}
        value={date}
        error={problem && t(`groups.problem.${problem}`)}
        onChange={({ currentTarget }) => onChange({ ...holiday, date: currentTarget.value })}
      />
      <TextInput
        label={t('groups.holiday.name')}
        maxLength={textLimits.short}
        dir="auto"
        value={name}
        onChange={({ currentTarget }) => onChange({ ...holiday, name: currentTarget.value })}
      />
      <NativeSelect
        label={t('groups.holiday.kind')}
        value={isClosed ? 'closed' : 'special'}
        data={[
          { value: 'closed', label: t('groups.holiday.closed') },
          { value: 'special', label: t('groups.holiday.special') },
        ]}
        onChange={({ currentTarget }) => {
          const closes = currentTarget.value === 'closed'
          onChange({ ...holiday, isClosed: closes, spans: closes || spans.length > 0 ? spans : [newSpan()] })
        }}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        className="desk-holiday-remove"
        aria-label={t('groups.holiday.remove', { name: shown })}
        onClick={onRemove}
      >
        <Trash2 size={16} />
      </ActionIcon>
      {!isClosed && (
        <div className="desk-holiday-spans">
          <SpanList
            day={shown}
            spans={spans}
            problems={problems}
            onChange={(next) => onChange({ ...holiday, spans: next })}
          />
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Plus size={14} />}
            aria-label={t('groups.span.addTo', { day: shown })}
            disabled={spans.length >= maxSpans}
            onClick={() => onChange({ ...holiday, spans: [...spans, newSpan()] })}
          >
            {t('groups.span.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
