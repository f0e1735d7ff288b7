import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const root = join(import.meta.dirname, '../../../../..')

it.each([
  'deploy/prometheus/foyer-rules.yaml',
  'deploy/grafana/foyer.json',
  'deploy/kubernetes/base/autoscaler.yaml',
])('%s names registered metrics only', async (file) => {
  const { registry } = createMetrics()
  const registered = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  const histograms = registered.flatMap((name) => ['bucket', 'count', 'sum'].map((end) => `${name}_${end}`))
  const known = new Set([...registered, ...histograms])
  const named = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:foyer|process|nodejs)_\w+/g)
  const names = [...new Set([...named].map(([name]) => name))]
  expect(names).not.toEqual([])
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

it.each(['deploy/prometheus/foyer-rules.yaml', 'deploy/grafana/foyer.json'])(
  '%s names jobs that nodes repeat',
  (file) => {
    const jobs = new Set(
      [...readFileSync(join(root, 'apps/server/src/node.ts'), 'utf8').matchAll(/name: '([\w-]+)'/g)].map(
        ([, name]) => name,
      ),
    )
    const named = [...readFileSync(join(root, file), 'utf8').matchAll(/job=~\\?"([\w|-]+)\\?"/g)]
    const names = named.flatMap(([, list = '']) => list.split('|'))
    expect(names).toContain('delivery')
    expect(names.filter((name) => !jobs.has(name))).toEqual([])
  },
)

it('docs/operator.md lists every metric of our own, and no other', async () => {
  const operator = readFileSync(join(root, 'docs/operator.md'), 'utf8')
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

it('nodes of one process share its numbers, and each counts its own', () => {
  const [one, other] = [createMetrics().registry, createMetrics().registry]
  const lag = 'nodejs_eventloop_lag_seconds'
  expect(one.getSingleMetric(lag)).toBeDefined()
  expect(one.getSingleMetric(lag)).toBe(other.getSingleMetric(lag))
  expect(one.getSingleMetric('foyer_streams')).not.toBe(other.getSingleMetric('foyer_streams'))
})
