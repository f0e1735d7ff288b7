import { Button, Skeleton } from '@mantine/core'
import type { DoctorCheck, DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { may } from '@foyer/core/identity/may.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { ApiError } from '../../platform/api-error.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import './DoctorPage.css'
import { DoctorRow } from './DoctorRow.tsx'
import { isBrowserCheck, useDoctor, type DoctorReport } from './use-doctor.ts'

/** Whether everything that the installation needs is working, and what to do where it is not. */
export function DoctorPage() {
  const t = useText()
  const { agent } = useDesk()
  if (!may(agent.role, 'seeDoctor'))
    return (
      <SettingsPage title={t('settings.doctor')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.doctor')} lead={t('doctor.lead')}>
      <Checks />
    </SettingsPage>
  )
}

function Checks() {
  const t = useText()
  const { data, error, isFetching, refetch, rerunning, runAgain } = useDoctor()
  const isBusy = isFetching || rerunning !== undefined
  if (!data && error && !isFetching)
    return (
      <LoadFailed
        title={t(error instanceof ApiError ? failureKey(error.failed) : 'error.network')}
        onAgain={() => refetch()}
      />
    )
  return (
    <div className="desk-settings-parts">
      <div className="desk-doctor-head">
        <Summary report={data} isRunning={isFetching} />
        <Button loading={isFetching} disabled={isBusy} onClick={() => void refetch()}>
          {t('doctor.runAll')}
        </Button>
      </div>
      {data?.scope === 'tenant' && <p className="desk-doctor-scope">{t('doctor.scope.tenant')}</p>}
      {!data && <Skeleton height={320} radius="md" />}
      {data && (
        <>
          <Results
            name={t('doctor.fromServer')}
            results={data.results.filter(({ check }) => !isBrowserCheck(check))}
            {...{ isBusy, rerunning, runAgain }}
          />
          <Results
            name={t('doctor.fromBrowser')}
            results={data.results.filter(({ check }) => isBrowserCheck(check))}
            {...{ isBusy, rerunning, runAgain }}
          />
        </>
      )}
    </div>
  )
}

/** What came out of it in one line, told also to those who do not see it. */
function Summary({ report, isRunning }: { report: DoctorReport | undefined; isRunning: boolean }) {
  const t = useText()
  const times = useTimes()
  const count = (state: DoctorResult['state']) =>
    report?.results.filter((it) => it.state === state).length ?? 0
  const [failed, warnings] = [count('failed'), count('warning')]
  return (
    <div role="status" className="desk-doctor-summary">
      {isRunning && <strong>{t('doctor.running')}</strong>}
      {!isRunning && report && (
        <>
          {failed > 0 && <strong>{t('doctor.summary.failed', { count: failed })}</strong>}
          {warnings > 0 && <strong>{t('doctor.summary.warning', { count: warnings })}</strong>}
          {failed + warnings === 0 && <strong>{t('doctor.summary.ok')}</strong>}
          <span>{t('doctor.ranAt', { time: times.full(report.time) })}</span>
        </>
      )}
    </div>
  )
}

type ResultsProps = {
  name: string
  results: readonly DoctorResult[]
  isBusy: boolean
  rerunning: DoctorCheck | undefined
  runAgain: (check: DoctorCheck) => void
}

function Results({ name, results, isBusy, rerunning, runAgain }: ResultsProps) {
  return (
    <section className="desk-settings-part" aria-label={name}>
      <h2>{name}</h2>
      <ul className="desk-settings-list desk-doctor-list" aria-label={name}>
        {results.map((result) => (
          <DoctorRow
            key={result.check}
            result={result}
            isBusy={isBusy}
            isRunning={rerunning === result.check}
            onAgain={() => runAgain(result.check)}
          />
        ))}
      </ul>
    </section>
  )
}
