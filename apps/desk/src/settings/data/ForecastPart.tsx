import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import type { RetentionSettings } from './with-retention.ts'

/** How many conversations are deleted on which day. */
export function ForecastPart({ forecast, undoDays }: Pick<RetentionSettings, 'forecast' | 'undoDays'>) {
  const t = useText()
  const times = useTimes()
  return (
    <section className="desk-settings-part" aria-labelledby="desk-data-forecast">
      <h2 id="desk-data-forecast">{t('data.forecast')}</h2>
      {forecast.length === 0 && <p>{t('data.forecast.none')}</p>}
      {forecast.length > 0 && (
        <ul className="desk-settings-list desk-data-list" aria-labelledby="desk-data-forecast">
          {forecast.map(({ time, conversations }) => (
            <li key={time}>{t('data.forecast.row', { count: conversations, date: times.date(time) })}</li>
          ))}
        </ul>
      )}
      {forecast.length > 0 && undoDays > 0 && (
        <p className="desk-settings-part-lead">{t('data.forecast.undo', { count: undoDays })}</p>
      )}
    </section>
  )
}
