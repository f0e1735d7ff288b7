import type { DoctorResult, ServerCheck } from '@foyer/contract/desk/doctor-words.ts'
import { probeConnection, probeStream, runDoctor, sendTestMail } from '@foyer/contract/desk/doctor.ts'
import type { Deps } from '../deps.ts'
import { requireMay } from '../identity/require-may.ts'
import { doctorTiming } from '../node-timing.ts'
import { isPublicAddress } from '../platform/egress/guarded-connector.ts'
import type { AgentCaller } from '../platform/http/caller.ts'
import { Failed } from '../platform/http/failed.ts'
import { serve, serveStream } from '../platform/http/serve.ts'
import { limitRules } from '../platform/limit-rules.ts'
import { checksFor, resultFor, scopeOf, type DoctorScope } from '../rules/doctor/doctor-scope.ts'
import { judgeProxy } from '../rules/doctor/judge-proxy.ts'
import { checks } from './checks.ts'
import { doctorContextOf } from './doctor-context.ts'
import { runDoctor as run } from './run-doctor.ts'
import { sendTestMail as send } from './send-test-mail.ts'

const runDoctorRoute = serve(runDoctor, async ({ checks: wanted }, deps, caller) => {
  admit(deps, caller)
  const { tenantId } = caller
  const scope = await scopeFor(deps, caller)
  const results = await runOnce(deps, tenantId, checksFor(scope, wanted))
  return { scope, time: deps.clock.now(), results: results.map((result) => resultFor(scope, result)) }
})

/** One run at a time for a tenant: two would measure each other. Another admin who wants the same gets its results. */
async function runOnce(
  deps: Deps,
  tenantId: number,
  wanted: readonly ServerCheck[],
): Promise<DoctorResult[]> {
  const { doctorRuns } = deps
  const name = wanted.join()
  const running = doctorRuns.get(tenantId)
  if (running?.name === name) return running.results
  if (running) throw new Failed('request.tooMany', doctorTiming.checkMs)
  const results = run(doctorContextOf(deps, tenantId), { checks, wanted })
  doctorRuns.set(tenantId, { name, results })
  return results.finally(() => doctorRuns.delete(tenantId))
}

/** To the agent's own address: nobody can mail others through it. */
const sendTestMailRoute = serve(sendTestMail, async (_input, deps, caller) => {
  requireMay(caller, 'seeDoctor')
  const { tenantId, agentId, agent } = caller
  deps.limits.take(limitRules.testMail, `${tenantId}:${agentId}`)
  const scope = await scopeFor(deps, caller)
  const { name: site, locale } = await deps.db
    .selectFrom('tenants')
    .select(['name', 'locale'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const verdict = await send(deps.config.mail, { to: agent.email, site, locale, isAgent: true })
  return { result: resultFor(scope, { check: 'mail', ...verdict }) }
})

/** Tells only the caller how the caller's own request came. */
const probeConnectionRoute = serve(probeConnection, async (_input, deps, caller) => {
  admit(deps, caller)
  const { trustedProxies, secureCookies } = deps.config
  const forwardedFor = caller.forwardedFor()
  const verdict = judgeProxy({
    address: caller.origin.address,
    isAddressPublic: isPublicAddress(caller.origin.address),
    forwardedFor,
    isPublicForwarded: (forwardedFor ?? '').split(',').some((part) => isPublicAddress(part.trim())),
    trustedProxies,
  })
  return Promise.resolve({ result: { check: 'proxy', ...verdict }, hasSecureCookies: secureCookies })
})

const probeStreamRoute = serveStream(probeStream, async (_input, deps, caller) => {
  admit(deps, caller)
  return Promise.resolve((stream) => {
    stream.send({ type: 'probe', number: 1 })
    const timer = setTimeout(() => stream.endWith({ type: 'probe', number: 2 }), doctorTiming.probeGapMs)
    return () => clearTimeout(timer)
  })
})

function admit({ limits }: Deps, caller: AgentCaller): void {
  requireMay(caller, 'seeDoctor')
  limits.take(limitRules.doctor, `${caller.tenantId}`)
}

async function scopeFor({ db }: Deps, { tenantId, agent }: AgentCaller): Promise<DoctorScope> {
  const { count, first } = await db
    .selectFrom('tenants')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('id').as('first')])
    .executeTakeFirstOrThrow()
  return scopeOf({ role: agent.role, tenantCount: count, isFirstTenant: first === tenantId })
}

export const doctorRoutes = {
  runDoctor: runDoctorRoute,
  sendTestMail: sendTestMailRoute,
  probeConnection: probeConnectionRoute,
  probeStream: probeStreamRoute,
}
