import { Button, Checkbox, Group, Loader, Modal, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { holidaysKey } from '../../platform/query-keys.ts'
import { useDeskText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { hourTexts } from './hour-texts.ts'

type Day = { date: string; name: string }
type SuggestDialogProps = {
  /** Days that are in the list already. */
  taken: readonly string[]
  onClose: () => void
  onAdd: (days: Day[]) => void
}

/** Public holidays to choose from. Nothing is added that is not ticked. */
export function SuggestDialog({ taken, onClose, onAdd }: SuggestDialogProps) {
  const { t } = useDeskText()
  const texts = hourTexts(useLanguage())
  const [thisYear] = useState(() => new Date().getFullYear())
  const [country, setCountry] = useState<string | null>(null)
  const [region, setRegion] = useState<string | null>(null)
  const [year, setYear] = useState(String(thisYear))
  const [left, setLeft] = useState<readonly string[]>([])
  const countries = useHolidays({ year })
  const found = useHolidays({ year, country, region })
  const free = found.data?.holidays.filter(({ date }) => !taken.includes(date)) ?? []
  const chosen = free.filter(({ date }) => !left.includes(date))
  const list = {
    searchable: true,
    selectFirstOptionOnChange: true,
    nothingFoundMessage: t('palette.none'),
    maxDropdownHeight: 240,
  } as const
  const floating = { withinPortal: false, floatingStrategy: 'fixed' } as const
  const options = (all: readonly { code: string; name: string }[] = []) =>
    all.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('groups.suggest.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-suggest-fields">
        <Select
          {...list}
          data-autofocus
          label={t('groups.suggest.country')}
          data={options(countries.data?.countries)}
          comboboxProps={floating}
          value={country}
          onChange={(value) => {
            setCountry(value)
            setRegion(null)
          }}
        />
        <Select
          {...list}
          label={t('groups.suggest.region')}
          placeholder={t('groups.suggest.whole')}
          clearable
          clearButtonProps={{ 'aria-label': t('groups.suggest.whole') }}
          disabled={!found.data || found.data.regions.length === 0}
          data={options(found.data?.regions)}
          comboboxProps={floating}
          value={region}
          onChange={setRegion}
        />
        <Select
          label={t('groups.suggest.year')}
          data={[thisYear, thisYear + 1, thisYear + 2].map(String)}
          allowDeselect={false}
          comboboxProps={floating}
          value={year}
          onChange={(value) => value !== null && setYear(value)}
        />
      </div>
      {(countries.isError || found.isError) && (
        <LoadFailed
          title={t('error.network')}
          onAgain={() => Promise.all([countries.refetch(), country !== null && found.refetch()])}
        />
      )}
      {country !== null && found.isPending && <Loader size="sm" />}
      {found.data && country !== null && free.length === 0 && <p role="status">{t('groups.suggest.none')}</p>}
      {country !== null && free.length > 0 && (
        <ul className="desk-group-choices" aria-label={t('groups.holidays')}>
          {free.map(({ date, name }) => (
            <li key={date}>
              <Checkbox
                label={<bdi>{name}</bdi>}
                description={texts.day(date)}
                checked={!left.includes(date)}
                onChange={({ currentTarget }) =>
                  setLeft(currentTarget.checked ? left.filter((one) => one !== date) : [...left, date])
                }
              />
            </li>
          ))}
        </ul>
      )}
      <p className="desk-group-hint">{t('groups.suggest.hint')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
        <Button disabled={country === null || chosen.length === 0} onClick={() => onAdd(chosen)}>
          {t('groups.suggest.add', { count: country === null ? 0 : chosen.length })}
        </Button>
      </Group>
    </Modal>
  )
}

type Asked = { year: string; country?: string | null; region?: string | null }

/** Without a country: the countries. They are the same for hours. */
function useHolidays({ year, country, region }: Asked) {
  const { client } = useDesk()
  const { locale } = useDeskText()
  const language = locale === 'zh' ? 'zh' : 'en'
  const asked = { ...(country && { country }), ...(region && { region }) }
  return useQuery({
    queryKey: holidaysKey(JSON.stringify([language, year, asked])),
    queryFn: async () => unwrap(await client.suggestHolidays({ ...asked, year: Number(year), language })),
    enabled: country !== null,
    staleTime: Infinity,
  })
}
