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

const mail = {
  SMTP_URL: 'smtps://foyer:s3cret@mail.example',
  MAIL_FROM: 'Harbour Home <help@Harbour.example>',
  PUBLIC_URL: 'https://chat.example/',
}

const turn = {
  TURN_URLS: 'turn:turn.shop.example:3478,turns:turn.shop.example:5349?transport=tcp',
  TURN_SECRET: 's3cret-of-the-relay-and-ours',
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
    ['a mail server that is none', { ...mail, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    ['a mail server without a sender', { ...mail, MAIL_FROM: undefined }, 'MAIL_FROM'],
    ['a sender that is two', { ...mail, MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM'],
    ['a sender with a header', { ...mail, MAIL_FROM: 'A\r\nBcc: c <a@b.example>' }, 'MAIL_FROM'],
    ['mails that lead nowhere', { ...mail, PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['a relay that is none', { ...turn, TURN_URLS: 'https://turn.shop.example' }, 'TURN_URLS'],
    ['a relay with a path', { ...turn, TURN_URLS: 'turn:turn.shop.example/x' }, 'TURN_URLS'],
    ['a relay without its secret', { ...turn, TURN_SECRET: '' }, 'TURN_SECRET'],
    ['a relay with a short secret', { ...turn, TURN_SECRET: 's3cret' }, 'TURN_SECRET'],
    ['nothing but a relay that is not there', { TURN_RELAY_ONLY: '1' }, 'TURN_RELAY_ONLY'],
    ['a STUN server that is none', { STUN_URLS: 'turn:turn.shop.example' }, 'STUN_URLS'],
    ['mails that lead to a search', { ...mail, PUBLIC_URL: 'https://x.example/?a=1' }, 'PUBLIC_URL'],
  ])('refuses %s and names the variable, not its value', (_name, wrong, variable) => {
    expect(() => readConfig({ ...required, ...wrong })).toThrow(variable)
  })

  it('mails nobody unless it is told through whom', () => {
    expect(readConfig(required).mail).toBeUndefined()
    expect(readConfig({ ...required, SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: '' }).mail).toBeUndefined()
    expect(readConfig({ ...required, ...mail }).mail).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: { name: 'Harbour Home', address: 'help@harbour.example' },
      publicUrl: 'https://chat.example',
    })
    const from = 'help@harbour.example'
    expect(readConfig({ ...required, ...mail, MAIL_FROM: from }).mail?.from).toEqual({
      name: '',
      address: from,
    })
  })

  it('never shows the password of the mail server', () => {
    const broken = { ...required, ...mail, SMTP_URL: 'smtp://foyer:s3cret@', MAIL_FROM: 'no' }
    expect(() => readConfig(broken)).toThrow(/^(?!.*s3cret)/s)
  })

  it('has no relay unless it is told where, and never shows its secret', () => {
    const none = { turnUrls: [], secret: '', isRelayOnly: false, stunUrls: [] }
    expect(readConfig(required).turn).toEqual(none)
    const empty = { TURN_URLS: '', TURN_SECRET: '', TURN_RELAY_ONLY: '', STUN_URLS: '' }
    expect(readConfig({ ...required, ...empty }).turn).toEqual(none)
    const more = { ...turn, TURN_RELAY_ONLY: '1', STUN_URLS: 'stun:[2001:db8::1]:3478' }
    expect(readConfig({ ...required, ...more }).turn).toEqual({
      turnUrls: turn.TURN_URLS.split(','),
      secret: turn.TURN_SECRET,
      isRelayOnly: true,
      stunUrls: ['stun:[2001:db8::1]:3478'],
    })
    const broken = { ...required, ...turn, TURN_URLS: 'x', TURN_RELAY_ONLY: '2' }
    expect(() => readConfig(broken)).toThrow(/^(?!.*s3cret)/s)
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
