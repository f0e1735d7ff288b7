import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import type { PostInit } from '@foyer/client/transport.ts'
import { expect, it } from 'vitest'
import { answerOnce, readBootstrap } from './bootstrap.ts'

const channel = { ...encodeChannelConfig(defaultChannelConfig), titleDesc: 'Brought' }
const init: PostInit = {
  method: 'POST',
  headers: {},
  body: '{}',
  signal: new AbortController().signal,
  cache: 'no-store',
}
const page = (textContent: string | undefined) => ({
  getElementById: () => (textContent === undefined ? null : ({ textContent } as HTMLElement)),
})

it('a page that brought nothing has nothing', () => {
  expect(readBootstrap(page(undefined))).toBeUndefined()
  expect(readBootstrap(page(''))).toBeUndefined()
  expect(readBootstrap(page(JSON.stringify({ channel })))).toEqual({ channel })
})

it('the first question for the settings is answered at once, the second by the server', async () => {
  const asked: string[] = []
  const fetch = answerOnce({ channel }, (url) => {
    asked.push(url)
    return Promise.resolve(new Response())
  })
  await fetch(visitorPath('chatStart'), init)
  expect(await (await fetch(visitorPath('channelInfo'), init)).json()).toEqual({ code: 200, data: channel })
  expect(asked).toEqual([visitorPath('chatStart')])
  await fetch(visitorPath('channelInfo'), init)
  expect(asked).toEqual([visitorPath('chatStart'), visitorPath('channelInfo')])
})
