import { BarChart } from '@mantine/charts'
import type { readModelUsage } from '@foyer/contract/desk/channel-model.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import './UsageChart.css'

type UsageChartProps = Pick<OutputOf<typeof readModelUsage>, 'days'> & { measure: 'tokens' | 'money' }

/** Usage by day as bars. It is a picture: the table has the same figures. */
export function UsageChart({ days, measure }: UsageChartProps) {
  const t = useText()
  const language = useLanguage()
  const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 4 })
  const label = t(`knowledge.model.measure.${measure}`)
  return (
    <figure
      className="desk-model-chart"
      role="img"
      aria-label={t('knowledge.model.chart', { measure: label })}
    >
      <BarChart
        h={220}
        data={days.map((day) => ({ day: dates.format(day.startsAt), [measure]: day[measure] }))}
        dataKey="day"
        series={[{ name: measure, label, color: 'var(--foyer-accent)' }]}
        valueFormatter={(value) => numbers.format(value)}
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false }}
        tickLine="y"
      />
    </figure>
  )
}
