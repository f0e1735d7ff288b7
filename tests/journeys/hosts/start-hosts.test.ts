import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostNames, type HostName } from './host-names.ts'
import { startHosts, type Hosts } from './start-hosts.ts'

const foyer = { address: 'http://127.0.0.1:1', slowAddress: 'http://127.0.0.1:2' }
let hosts: Hosts
beforeAll(async () => {
  hosts = await startHosts(foyer)
})
afterAll(() => hosts.close())

const open = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${hosts.port}${path}`, init)
const snippet = (channel: string, server = foyer.address) =>
  `src="${server}/foyer.js" data-channel="${channel}"`

describe('sites of other people', () => {
  it('there is a file for every page, and no other', () => {
    const files = readdirSync(join(import.meta.dirname, 'pages'))
    expect(files.toSorted()).toEqual(hostNames.map((name) => `${name}.html`).toSorted())
  })

  it.each(hostNames)('%s is a page of its own, filled in', async (name) => {
    const answer = await open(`/${name}?channel=shop-1&other=shop-2`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(html).toMatch(/^<!doctype html>\s*<html lang="\w+"/)
    expect(html).not.toContain('{{')
    expect(html).not.toContain('undefined')
  })

  const withSnippet = hostNames.filter(
    (name) => !['sandboxed', 'hand-written-frame', 'slow-network'].includes(name),
  )
  it.each(withSnippet)('%s holds the snippet as owners are told to write it', async (name) => {
    expect(await (await open(`/${name}?channel=shop-1`)).text()).toContain(snippet('shop-1'))
  })

  it('slow-network loads everything over the slow line', async () => {
    const html = await (await open('/slow-network?channel=shop-1')).text()
    expect(html).toContain(snippet('shop-1', foyer.slowAddress))
    expect(html).not.toContain(`${foyer.address}/`)
  })

  it('strict-policy forbids all but its nonce and Foyer; its reports are kept by channel', async () => {
    const answer = await open('/strict-policy?channel=shop-1')
    const nonce = /nonce="([\w-]{22})"/.exec(await answer.text())?.[1]
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}' ${foyer.address}; connect-src ${foyer.address}; ` +
        `frame-src ${foyer.address}; require-trusted-types-for 'script'; report-uri /reports/shop-1`,
    )
    expect((await open('/strict-policy')).headers.get('content-security-policy')).not.toContain(nonce)
    expect(await (await open('/reports/shop-1')).json()).toEqual([])
    await open('/reports/shop-1', { method: 'POST', body: '{"csp-report":{}}' })
    expect(await (await open('/reports/shop-1')).json()).toEqual([{ 'csp-report': {} }])
    expect(await (await open('/reports/shop-2')).json()).toEqual([])
  })

  it.each<[HostName, RegExp]>([
    ['single-page', /history\.pushState/],
    ['body-swap', /replaceChild\(next, document\.body\)/],
    ['right-to-left', /<html lang="ar" dir="rtl">[^]*data-locale="ar"/],
    ['phone', /width=device-width/],
    ['two-channels', /data-channel="demo"[^]*data-channel="shop-2"/],
    ['sandboxed', /sandbox="allow-scripts allow-popups "\s+src="\/plain\?channel=demo"/],
    [
      'hand-written-frame',
      /src="http:\/\/127\.0\.0\.1:1\/chat_online\/index\?channelId=demo&amp;from=iframe"/,
    ],
  ])('%s is what it is about', async (name, pattern) => {
    expect(await (await open(`/${name}?other=shop-2`)).text()).toMatch(pattern)
  })

  it('pages that a script goes on to exist, others do not; no address writes markup', async () => {
    for (const path of ['/single-page/cart', '/body-swap/2']) expect((await open(path)).status).toBe(200)
    for (const path of ['/', '/nowhere', '/plain.html', '/constructor'])
      expect((await open(path)).status).toBe(404)
    expect(await (await open('/plain?channel=%22%3E%3Cscript%3E')).text()).not.toContain('"><script>')
  })
})
