import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isHostName, type HostName } from './host-names.ts'

/** Where the pages find Foyer: directly, and over a slow line. */
export type Foyer = { address: string; slowAddress: string }

export type HostAnswer = { headers: Record<string, string>; body: string }

/** The page at an address of a site, filled in; undefined where the site has none. */
export async function hostPageAnswer(url: URL, foyer: Foyer): Promise<HostAnswer | undefined> {
  const [, name = '', page = 'Home'] = url.pathname.split('/')
  if (!isHostName(name)) return undefined
  const nonce = randomBytes(16).toString('base64url')
  const { searchParams: query } = url
  const values = {
    foyer: foyer.address,
    slow: foyer.slowAddress,
    nonce,
    /** Which page of a site that has several. */
    page: decodeURIComponent(page),
    channel: query.get('channel') ?? 'demo',
    other: query.get('other') ?? 'demo',
    /** What else a sandbox allows. */
    sandbox: query.get('sandbox') ?? '',
    path: query.get('path') ?? '/chat_online/index?channelId=demo&from=iframe',
  }
  const template = await readFile(join(import.meta.dirname, 'pages', `${name}.html`), 'utf8')
  const policy = policies[name]
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': fill(policy, values) }),
    },
    body: fill(template, values),
  }
}

/** What docs/site-owner.md tells the owners of strict sites to write, and nothing more. */
const policies: Partial<Record<HostName, string>> = {
  'strict-policy': [
    "default-src 'none'",
    "script-src 'nonce-{{nonce}}' {{foyer}}",
    'connect-src {{foyer}}',
    'frame-src {{foyer}}',
    "require-trusted-types-for 'script'",
    'report-uri /reports/{{channel}}',
  ].join('; '),
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing is known as ${name}`)
    return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  })
}
