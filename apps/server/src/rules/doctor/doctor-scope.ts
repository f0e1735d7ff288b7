import { serverChecks, type DoctorResult, type ServerCheck } from '@foyer/contract/desk/doctor-words.ts'
import type { AgentRole } from '@foyer/core/identity/may.ts'

export type DoctorScope = 'installation' | 'tenant'

type Asker = { role: AgentRole; tenantCount: number; isFirstTenant: boolean }

/**
 * Where several tenants share an installation, their admins are not its operators. The first tenant is the operator's own: its
 * owners see everything.
 */
export function scopeOf({ role, tenantCount, isFirstTenant }: Asker): DoctorScope {
  const isOperator = tenantCount === 1 || (isFirstTenant && role === 'owner')
  return isOperator ? 'installation' : 'tenant'
}

/** What concerns a tenant's own channels. */
const tenantChecks: readonly ServerCheck[] = ['mail', 'turn', 'model']

/** The wanted checks that the scope allows, in the order of the page. */
export function checksFor(scope: DoctorScope, wanted: readonly ServerCheck[] = serverChecks): ServerCheck[] {
  const allowed = scope === 'installation' ? serverChecks : tenantChecks
  return allowed.filter((check) => wanted.includes(check))
}

/** Names of hosts, senders and reasons of errors tell about the operator's network. */
const operatorFacts: ReadonlySet<string> = new Set([
  'reason',
  'mailServer',
  'mailAnswer',
  'turnRelay',
  'turnFailed',
])

export function resultFor(scope: DoctorScope, result: DoctorResult): DoctorResult {
  if (scope === 'installation') return result
  return { ...result, facts: result.facts.filter(({ name }) => !operatorFacts.has(name)) }
}
