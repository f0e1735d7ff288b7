import { runCommand } from './run-command.ts'

export type VitestProject = 'unit' | 'db'

/** Each project is a run of its own, because a run has one JSON report. */
export function vitestCommand(project: VitestProject, ...more: string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${project}.json`]
  return ['vitest', 'run', '--project', project, ...reporters, ...more]
}

export async function runVitest(project: VitestProject, more: string[]): Promise<number> {
  const { exitCode } = await runCommand(vitestCommand(project, ...more), { show: true })
  return exitCode
}
