import {
  browserChecks,
  serverChecks,
  type BrowserCheck,
  type DoctorCheck,
  type DoctorResult,
  type ServerCheck,
} from '@foyer/contract/desk/doctor-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { ApiError, unwrap } from '../../platform/api-error.ts'
import { createConnection } from '../../platform/desk-client.ts'
import { doctorKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { probeBrowser } from './probe-browser.ts'

export type DoctorReport = { scope: 'installation' | 'tenant'; time: number; results: DoctorResult[] }

/** The slowest checks of the server take twice ten seconds. */
const deadlineMs = 45_000

/** Runs all checks when the page opens, and any of them again. */
export function useDoctor() {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const queryKey = doctorKey(agent.adminId)
  const [rerunning, setRerunning] = useState<DoctorCheck>()

  async function run(wanted?: DoctorCheck): Promise<DoctorReport> {
    const checks = wanted === undefined ? undefined : [wanted].filter(isServerCheck)
    const probes = wanted === undefined ? browserChecks : [wanted].filter(isBrowserCheck)
    // Its own connection: an answer about the sign-in is told by the other requests.
    const connection = createConnection({ isRecent: () => false }, () => undefined)
    const [server, browser] = await Promise.all([
      checks?.length === 0 ? undefined : client.runDoctor(checks ? { checks } : {}, { deadlineMs }),
      probeBrowser(connection, probes),
    ])
    const report = server ? unwrap(server) : { scope: 'tenant' as const, time: Date.now(), results: [] }
    return { ...report, results: [...report.results, ...browser] }
  }

  const query = useQuery({
    queryKey,
    queryFn: () => run(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

  async function runAgain(check: DoctorCheck): Promise<void> {
    setRerunning(check)
    try {
      const { results } = await run(check)
      queryClient.setQueryData<DoctorReport>(queryKey, (before) => before && withResults(before, results))
    } catch (error) {
      notify(t(error instanceof ApiError ? failureKey(error.failed) : 'error.network'), 'problem')
    } finally {
      setRerunning(undefined)
    }
  }

  return { ...query, rerunning, runAgain: (check: DoctorCheck) => void runAgain(check) }
}

function withResults(report: DoctorReport, results: readonly DoctorResult[]): DoctorReport {
  const next = new Map(results.map((result) => [result.check, result]))
  return { ...report, results: report.results.map((before) => next.get(before.check) ?? before) }
}

function isServerCheck(check: DoctorCheck): check is ServerCheck {
  return serverChecks.some((one) => one === check)
}

export function isBrowserCheck(check: DoctorCheck): check is BrowserCheck {
  return browserChecks.some((one) => one === check)
}
