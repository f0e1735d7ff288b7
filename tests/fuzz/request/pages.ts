import type { Random } from '../random.ts'
import { visitorApi } from '@foyer/contract/api.ts'
import type { Live } from '../world/people.ts'

/** What is no endpoint: pages, files, lines and what is not there. */
const addresses = [
  '/chat_online/',
  '/chat_online',
  '/chat_online/index',
  '/chat_online/workorder',
  '/chat_online/assets/main-AAAAAAAA.js',
  '/chat_online/assets/',
  '/chat_online/favicon.svg',
  '/desk/',
  '/desk/assets/main-AAAAAAAA.js',
  '/foyer.js',
  '/foyer/assets/panel-AAAAAAAA.js',
  '/embed/demo',
  '/api/docs',
  '/api/docs/style.css',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/',
]

const segments = [
  '..',
  '.',
  '%2e%2e',
  '%2e',
  '..%2f..%2fetc%2fpasswd',
  '..%5c',
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '%',
  '%zz',
  '%F0%9F%98%80',
  '~',
  '*',
  ':a',
  ';x=1',
  '//',
  'x'.repeat(101),
  'x'.repeat(3000),
  '__proto__',
  '.git',
  'main-AAAAAAAA.js.br',
  'con',
  '%0d%0aset-cookie:x',
]

const names = [
  'channelId',
  'locale',
  'loader',
  'token',
  'userId',
  'woId',
  'sig',
  'until',
  'for',
  'x[]',
  '__proto__',
]
const values = [
  ...segments,
  '',
  'demo',
  '1',
  'en',
  'zh-TW',
  "'",
  '-1',
  '1e400',
  '[]',
  '99999999999999999999',
  'true',
]
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH']

export type PageMutation =
  | { kind: 'segment'; at: number; text: string }
  | { kind: 'query'; text: string }
  | { kind: 'method'; method: string }

export function pageOf(random: Random, { fileUrl, channelId }: Live): string {
  const call = random.pick(Object.values(visitorApi)).path
  return random.pick([...addresses, ...addresses, String(fileUrl), `/embed/${String(channelId)}`, call])
}

export function mutatePage(random: Random): PageMutation {
  switch (random.below(4)) {
    case 0:
      return { kind: 'method', method: random.pick(methods) }
    case 1:
      return { kind: 'query', text: `${random.pick(names)}=${random.pick(values)}` }
    default:
      return { kind: 'segment', at: random.below(5), text: random.pick(segments) }
  }
}

export function withPageMutation(page: { method: string; path: string }, mutation: PageMutation) {
  const { method, path } = page
  if (mutation.kind === 'method') return { path, method: mutation.method }
  if (mutation.kind === 'query')
    return { method, path: `${path}${path.includes('?') ? '&' : '?'}${mutation.text}` }
  const [address = '', query] = path.split('?', 2)
  const steps = address.split('/')
  steps[Math.max(1, steps.length - mutation.at)] = mutation.text
  return { method, path: steps.join('/') + (query === undefined ? '' : `?${query}`) }
}
