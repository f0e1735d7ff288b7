import { appsToBuild } from './build/apps-to-build.ts'
import { runCommand } from './repository/run-command.ts'

// `pnpm e2e [playwright arguments]`: the journeys, on pages built from the sources as they are now.
for (const app of appsToBuild()) {
  const { exitCode } = await runCommand(['pnpm', '--filter', `./apps/${app}`, 'build'], { show: true })
  if (exitCode !== 0) process.exit(exitCode)
}
const { exitCode } = await runCommand(['playwright', 'test', ...process.argv.slice(2)], { show: true })
process.exitCode = exitCode
