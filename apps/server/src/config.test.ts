import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, variableNames } from './config.ts'

const key = `k1:${Buffer.alloc(32, 1).toString('base64')}`
const required = {
  FOYER_KEYS: key,
  DATABASE_URL: 'postgres://localhost/foyer',
  REDIS_URL: 'redis://localhost',
}

describe('configuration', () => {
  it('needs keys, a database and a Redis, and has defaults for the rest', () => {
    const config = readConfig(required)
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      secureCookies: true,
      redisUrls: ['redis://localhost'],
    })
    expect(config.keys[0]?.secret).toHaveLength(32)
  })

  it('takes several keys for rotation and several addresses for a cluster', () => {
    const second = key.replace('k1', 'k2')
    const config = readConfig({
      ...required,
      FOYER_KEYS: `${key},${second}`,
      REDIS_URL: 'redis://a,redis://b',
    })
    expect(config.keys.map(({ id }) => id)).toEqual(['k1', 'k2'])
    expect(config.redisUrls).toEqual(['redis://a', 'redis://b'])
  })

  it.each([
    ['a missing key', { FOYER_KEYS: undefined }, 'FOYER_KEYS'],
    ['a short key', { FOYER_KEYS: 'k1:c2hvcnQ=' }, 'FOYER_KEYS'],
    ['a key without a name', { FOYER_KEYS: 'c2hvcnQ=' }, 'FOYER_KEYS'],
    ['a database that is none', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['a word where a switch is', { SECURE_COOKIES: 'yes' }, 'SECURE_COOKIES'],
    ['a model at no address', { MODEL_BASE_URL: 'ftp://x.example' }, 'MODEL_BASE_URL'],
    ['a model that may take too long', { MODEL_TOTAL_MS: '20000' }, 'MODEL_TOTAL_MS'],
    ['a budget of something else', { MODEL_BUDGET_VISITOR: 'apples=3' }, 'MODEL_BUDGET_VISITOR'],
    ['a budget without a number', { MODEL_BUDGET_TENANT: 'tokens=' }, 'MODEL_BUDGET_TENANT'],
    ['a budget below nothing', { MODEL_BUDGET_CHANNEL: 'money=-1' }, 'MODEL_BUDGET_CHANNEL'],
  ])('refuses %s and names the variable, not its value', (_name, wrong, variable) => {
    expect(() => readConfig({ ...required, ...wrong })).toThrow(variable)
  })

  it('has no model unless it is told where, and always bounds for one', () => {
    const { model } = readConfig(required)
    expect(model).toMatchObject({ endpoint: undefined, allow: [], limits: { totalMs: 12_000 } })
    expect(model.limits.budgets.visitor).toEqual({ tokens: 200_000 })
  })

  it('takes a model with its price and its budgets', () => {
    const { model } = readConfig({
      ...required,
      MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
      MODEL_NAME: 'small',
      MODEL_PRICE_READ: '0.15',
      MODEL_ALLOW: '127.0.0.1:11434,models:8000',
      MODEL_BUDGET_TENANT: 'tokens=1000, seconds=60, money=0.5',
      MODEL_BUDGET_CHANNEL: '',
    })
    expect(model.endpoint).toMatchObject({ model: 'small', key: '', price: { read: 0.15, written: 0 } })
    expect(model.allow).toEqual(['127.0.0.1:11434', 'models:8000'])
    expect(model.limits.budgets).toMatchObject({
      tenant: { tokens: 1000, ms: 60_000, micros: 500_000 },
      channel: {},
    })
  })

  it('every variable is documented for operators', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/operator.md'), 'utf8')
    for (const name of variableNames) expect(page).toContain(`\`${name}\``)
  })
})
