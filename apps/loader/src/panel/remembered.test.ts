import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { introductionOf, jwtOf } from './remembered.ts'

const reported: unknown[] = []

beforeEach(() => {
  reported.length = 0
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})
afterEach(() => vi.unstubAllGlobals())

it('a frame that nobody has told anything is told nothing', () => {
  expect(introductionOf({}, undefined)).toEqual([])
})

it('looks come before what is said about the user, and where they are comes last', () => {
  const remembered = {
    page: { url: 'https://shop.example/', title: 'Shop' },
    user: { userName: 'Sam' },
    theme: 'dark' as const,
    locale: 'ar',
  }
  expect(introductionOf(remembered, 'a.b.c')).toEqual([
    { do: 'locale', locale: 'ar' },
    { do: 'theme', theme: 'dark' },
    { do: 'update', user: { userName: 'Sam' } },
    { do: 'identify', jwt: 'a.b.c' },
    { do: 'page', url: 'https://shop.example/', title: 'Shop' },
  ])
})

it('an empty locale is said: it takes back another', () => {
  expect(introductionOf({ locale: '' }, undefined)).toEqual([{ do: 'locale', locale: '' }])
})

it.each([
  ['a text', 'a.b.c', 'a.b.c'],
  ['a function', () => 'a.b.c', 'a.b.c'],
  ['a function that asks a server', () => Promise.resolve('a.b.c'), 'a.b.c'],
  ['a function that fails', () => Promise.reject(new Error('500')), undefined],
  ['a function that throws', () => JSON.parse('{') as unknown, undefined],
  ['a function that gives something else', () => ({ jwt: 'a.b.c' }), undefined],
  ['nothing', undefined, undefined],
])('the proof as %s', async (_name, proof, jwt) => expect(await jwtOf(proof, 1000)).toBe(jwt))

it('the developer of the site learns why its function failed', async () => {
  await jwtOf(() => Promise.reject(new Error('500')), 1000)
  expect(reported).toEqual([new Error('500')])
})

it('nobody waits for a site that does not answer', async () => {
  expect(await jwtOf(() => new Promise(() => {}), 1)).toBeUndefined()
})
