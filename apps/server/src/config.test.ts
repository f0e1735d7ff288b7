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
  ])('refuses %s and names the variable, not its value', (_name, wrong, variable) => {
    expect(() => readConfig({ ...required, ...wrong })).toThrow(variable)
  })

  it('every variable is documented for operators', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/operator.md'), 'utf8')
    for (const name of variableNames) expect(page).toContain(`\`${name}\``)
  })
})
