import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('docs/operator.md lists every metric of our own, and no other', async () => {
  const operator = readFileSync(join(import.meta.dirname, '../../../../../docs/operator.md'), 'utf8')
  const listed = [...operator.matchAll(/^\| `(foyer_\w+)`/gm)].map(([, name = '']) => name)
  const registered = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name)
  expect(listed.toSorted()).toEqual(registered.filter((name) => name.startsWith('foyer_')).toSorted())
})

it('no metric has an id of a tenant, a thread or a visitor as a label', async () => {
  const labels = Object.values(createMetrics()).flatMap((metric) =>
    'labelNames' in metric ? (metric.labelNames as string[]) : [],
  )
  expect(labels.filter((name) => /tenant|thread|user|visitor|id$/i.test(name))).toEqual([])
})
