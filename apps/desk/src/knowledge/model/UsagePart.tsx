import { Button, Skeleton } from '@mantine/core'
import type { readModelUsage } from '@foyer/contract/desk/channel-model.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { lazy, Suspense, useState } from 'react'
import { budgetMeasures } from '../../rules/knowledge/model-draft.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { useModelUsage } from './use-channel-models.ts'

type Usage = OutputOf<typeof readModelUsage>

const views = ['tokens', 'money', 'table'] as const

/** The chart's library is large, and the table needs none of it. */
const UsageChart = lazy(async () => ({ default: (await import('./UsageChart.tsx')).UsageChart }))

/** Costs of the model by day, and the rest of today's budgets. */
export function UsagePart({ channelId }: { channelId: string }) {
  const t = useText()
  const { data, isError, refetch } = useModelUsage(channelId)
  const [view, setView] = useState<(typeof views)[number]>('tokens')
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  return (
    <section className="desk-settings-part" aria-labelledby="desk-model-usage">
      <h2 id="desk-model-usage">{t('knowledge.model.usage')}</h2>
      {data && <Today usage={data} />}
      <div role="group" aria-label={t('knowledge.model.view')} className="desk-model-views">
        {views.map((name) => (
          <Button
            key={name}
            size="compact-sm"
            variant={view === name ? 'filled' : 'default'}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {t(`knowledge.model.view.${name}`)}
          </Button>
        ))}
      </div>
      {!data && <Skeleton height={220} radius="md" />}
      {data && view === 'table' && <UsageTable days={data.days} />}
      {data && view !== 'table' && (
        <Suspense fallback={<Skeleton height={220} radius="md" />}>
          <UsageChart days={data.days} measure={view} />
        </Suspense>
      )}
    </section>
  )
}

/** Used of the budgets today, for the channel and for all channels together. */
function Today({ usage: { today, budgets } }: { usage: Usage }) {
  const t = useText()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 6 })
  const scopes = ['channel', 'tenant'] as const
  const isLimited = scopes.some((scope) => budgetMeasures.some((one) => budgets[scope][one] !== undefined))
  if (!isLimited) return null
  return (
    <ul className="desk-settings-list" aria-label={t('knowledge.model.today')}>
      {scopes.flatMap((scope) =>
        budgetMeasures.flatMap((measure) => {
          const most = budgets[scope][measure]
          if (most === undefined) return []
          const used = today[scope][measure]
          return (
            <li key={`${scope} ${measure}`}>
              <span>
                {t(`knowledge.model.budget.${scope}`)}: {t(`knowledge.model.measure.${measure}`)}
              </span>
              <span>
                {t(used >= most ? 'knowledge.model.spent' : 'knowledge.model.left', {
                  used: numbers.format(used),
                  most: numbers.format(most),
                })}
              </span>
            </li>
          )
        }),
      )}
    </ul>
  )
}

function UsageTable({ days }: Pick<Usage, 'days'>) {
  const t = useText()
  const language = useLanguage()
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  // As budgets are counted.
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <table className="desk-model-table">
      <caption>{t('knowledge.model.usage.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('knowledge.model.day')}</th>
          {budgetMeasures.map((measure) => (
            <th key={measure} scope="col">
              {t(`knowledge.model.measure.${measure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.startsAt}>
            <th scope="row">{dates.format(day.startsAt)}</th>
            {budgetMeasures.map((measure) => (
              <td key={measure}>{numbers.format(day[measure])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
