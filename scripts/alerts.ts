import { runSteps } from './repository/run-steps.ts'

// `pnpm alerts`: checks the Prometheus rules and runs their tests. Needs promtool (Debian: prometheus).
const failed = await runSteps(
  {
    rules: ['promtool', 'check', 'rules', 'deploy/prometheus/foyer-rules.yaml'],
    tests: ['promtool', 'test', 'rules', 'deploy/prometheus/foyer-rules.test.yaml'],
  },
  { concurrency: 1, stopAtFailure: true },
)
process.exitCode = failed.length === 0 ? 0 : 1
