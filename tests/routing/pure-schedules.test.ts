import { it } from 'vitest'
import { runPureSchedules } from './pure/pure-schedules.ts'

it('T-13 T-14 T-15 T-21 any schedule: nobody over their limit, nobody forgotten, nobody served before their turn', () => {
  // `pnpm routing --pure` plays 100,000.
  runPureSchedules(2_000)
})
