import { fact, verdictOf, warning, type Finding, type Verdict } from './verdict.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The same as the alerts of deploy/prometheus. */
const backupOldMs = 26 * hourMs
const drillOldMs = 8 * dayMs

export type BackupFacts = { backupAt: number | undefined; drillAt: number | undefined }

export function judgeBackups({ backupAt, drillAt }: BackupFacts, now: number): Verdict {
  const facts = [
    ...(backupAt === undefined
      ? []
      : [fact('backupAge', { count: Math.max(0, Math.floor((now - backupAt) / hourMs)) })]),
    ...(drillAt === undefined
      ? []
      : [fact('drillAge', { count: Math.max(0, Math.floor((now - drillAt) / dayMs)) })]),
  ]
  return verdictOf(facts, [...backupFindings(backupAt, now), ...drillFindings(drillAt, now)])
}

function backupFindings(at: number | undefined, now: number): Finding[] {
  if (at === undefined) return [warning('backupMissing')]
  return now - at > backupOldMs ? [warning('backupOld')] : []
}

function drillFindings(at: number | undefined, now: number): Finding[] {
  return at === undefined || now - at > drillOldMs ? [warning('drillMissing')] : []
}
