import { describe, expect, it } from 'vitest'
import { serverChecks, type DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { checksFor, resultFor, scopeOf } from './doctor-scope.ts'
import { reasonOf } from './reason-of.ts'

describe('the scope', () => {
  it.each([
    ['admin', 1, true, 'installation'],
    ['owner', 1, true, 'installation'],
    ['owner', 2, true, 'installation'],
    ['admin', 2, true, 'tenant'],
    ['owner', 2, false, 'tenant'],
    ['admin', 2, false, 'tenant'],
  ] as const)('%s of %i tenants, the first: %s', (role, tenantCount, isFirstTenant, scope) => {
    expect(scopeOf({ role, tenantCount, isFirstTenant })).toBe(scope)
  })

  it('of an installation has all checks, or the wanted ones in their order', () => {
    expect(checksFor('installation')).toEqual(serverChecks)
    expect(checksFor('installation', ['mail', 'database'])).toEqual(['database', 'mail'])
    expect(checksFor('installation', [])).toEqual([])
  })

  it('of a tenant has those of its channels, whatever is asked for', () => {
    expect(checksFor('tenant')).toEqual(['mail', 'turn', 'model'])
    expect(checksFor('tenant', ['database', 'disk', 'mail'])).toEqual(['mail'])
  })

  it('of a tenant hides hosts and reasons', () => {
    const result: DoctorResult = {
      check: 'mail',
      state: 'failed',
      facts: [
        { name: 'mailServer', values: { server: 'mail.internal:25' } },
        { name: 'mailSender', values: { address: 'help@shop.example' } },
        { name: 'reason', values: { reason: 'connect ECONNREFUSED 10.0.0.3:25' } },
      ],
      advice: ['mailUnreachable'],
    }
    expect(resultFor('installation', result)).toBe(result)
    expect(resultFor('tenant', result)).toEqual({ ...result, facts: [result.facts[1]] })
  })
})

describe('a reason', () => {
  it.each([
    [new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'connect ECONNREFUSED 127.0.0.1:5432'],
    [new Error('bad postgres://foyer:s3cret@db:5432/foyer'), 'bad postgres://db:5432/foyer'],
    [new AggregateError([new Error('a'), new Error('b'), new Error('a')]), 'a; b'],
    [new Error('two\n  lines'), 'two lines'],
    [new TypeError(''), 'TypeError'],
    ['text', 'text'],
  ])('%s', (error, reason) => {
    expect(reasonOf(error)).toBe(reason)
  })

  it('is short', () => {
    expect(reasonOf(new Error('x'.repeat(1_000)))).toHaveLength(300)
  })
})
