import type { DoctorResult, ServerCheck } from '@foyer/contract/desk/doctor-words.ts'
import { doctorTiming } from '../node-timing.ts'
import { within } from '../platform/within.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { fact, failure, verdictOf, type Verdict } from '../rules/doctor/verdict.ts'
import type { DoctorContext } from './doctor-context.ts'

/** Measures and judges one thing. `signal` comes when its time is over. */
export type Check = (context: DoctorContext, signal: AbortSignal) => Promise<Verdict>

/** At once: most of a check is waiting for somebody. */
const atOnce = 7

type Options = {
  checks: Readonly<Record<ServerCheck, Check>>
  wanted: readonly ServerCheck[]
  checkMs?: number
}

/** Runs the wanted checks. One that throws or hangs has failed, and keeps no other from running. */
export async function runDoctor(
  context: DoctorContext,
  { checks, wanted, checkMs = doctorTiming.checkMs }: Options,
): Promise<DoctorResult[]> {
  const results = new Map<ServerCheck, DoctorResult>()
  const waiting = [...wanted]

  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift())
      results.set(check, { check, ...(await runOne(checks[check], context, checkMs)) })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return wanted.flatMap((check) => results.get(check) ?? [])
}

async function runOne(check: Check, context: DoctorContext, checkMs: number): Promise<Verdict> {
  const end = new AbortController()
  try {
    return await within(check(context, end.signal), checkMs, `no answer within ${checkMs / 1000} s`)
  } catch (error) {
    return verdictOf([fact('reason', { reason: reasonOf(error) })], [failure('checkFailed')])
  } finally {
    end.abort()
  }
}
