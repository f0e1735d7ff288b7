import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { describe, expect, it } from 'vitest'
import { ok, refused, rig, settled, tooMany, unreachable, type Rig } from './frame-rig.testkit.ts'

const failed = (reason: string) => ({ type: 'failed', reason })
const done = { type: 'done' }
const who = { userId: 'u1', pollId: 'p1' }

function pending({ driver }: Rig) {
  return driver.state.timeline.pending.map(({ content }) => content)
}

describe('what the page claims', () => {
  it('update tells the server, in the name of whoever the token proves', async () => {
    const frame = rig()
    const user = { userName: 'Sam', email: 'sam@shop.example', userId: 'u2', verified: true }
    expect(await frame.knock().ask({ do: 'update', user })).toMatchObject(done)
    expect(frame.calls).toEqual([{ name: 'resetInfo', ...who, userName: 'Sam', email: 'sam@shop.example' }])
  })

  it('C-39 attributes go by themselves: their names may be those of other fields', async () => {
    const frame = rig()
    const attributes = { userId: 'A-7', email: 'billing@shop.example', locale: 'a long name of a place' }
    expect(await frame.knock().ask({ do: 'update', user: { userName: 'Sam', attributes } })).toMatchObject(
      done,
    )
    expect(frame.calls).toEqual([{ name: 'resetInfo', ...who, userName: 'Sam', attributes }])
  })

  it('update of nothing asks nobody', async () => {
    const frame = rig()
    expect(await frame.knock().ask({ do: 'update', user: {} })).toMatchObject(done)
    expect(frame.calls).toEqual([])
  })

  it('page tells where the visitor is', async () => {
    const frame = rig()
    const url = 'https://shop.example/cart'
    expect(await frame.knock().ask({ do: 'page', url, title: 'Cart' })).toMatchObject(done)
    expect(frame.calls).toEqual([{ name: 'resetInfo', ...who, previousUrl: url }])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/cart', '', 'https://'])(
    'page %j is no page',
    async (url) => {
      const frame = rig()
      expect(await frame.knock().ask({ do: 'page', url, title: '' })).toMatchObject(failed('invalid'))
      expect(frame.calls).toEqual([])
    },
  )

  it.each([
    [tooMany, 'tooMany'],
    [refused('request.invalid'), 'refused'],
    [unreachable, 'unavailable'],
  ])('%o is told as %s', async (answer, reason) => {
    const frame = rig()
    frame.answers.resetInfo = answer
    expect(await frame.knock().ask({ do: 'update', user: { phone: '1' } })).toMatchObject(failed(reason))
  })
})

describe('locale and theme', () => {
  it('K-04 the chat speaks another language, and the server knows', async () => {
    const frame = rig()
    expect(await frame.knock().ask({ do: 'locale', locale: 'ar-EG' })).toMatchObject(done)
    expect(frame.surface).toEqual(['speak ar'])
    expect(frame.calls).toEqual([{ name: 'resetInfo', ...who, locale: 'ar' }])
  })

  it('K-04 before anybody opened the chat it is spoken, and told to nobody', async () => {
    const frame = rig({ until: 'settings' })
    expect(await frame.knock().ask({ do: 'locale', locale: 'zh' })).toMatchObject(done)
    expect([frame.surface, frame.calls]).toEqual([['speak zh'], []])
    await settled()
    expect(frame.settingsIn.asked).toEqual([])
  })

  it('K-04 once it is opened, the channel’s own texts come in the language that was told last', async () => {
    const frame = rig({ until: 'settings' })
    const loader = frame.knock()
    await loader.ask({ do: 'locale', locale: 'zh' })
    await loader.ask({ do: 'locale', locale: 'de' })
    await loader.ask({ do: 'shown', isShown: true })
    await settled()
    expect(frame.settingsIn.asked).toEqual(['de'])
  })

  const named = (robotName: string) => ({
    ok: true,
    data: { ...encodeChannelConfig({ ...defaultChannelConfig, robotName }), isStaffed: true },
  })

  it('K-04 the channel’s own texts come in that language; of two wishes the last one counts', async () => {
    const frame = rig()
    const answers = new Map<string, (answer: unknown) => void>()
    frame.settingsIn.answer = (locale) => new Promise((resolve) => answers.set(locale, resolve))
    const loader = frame.knock()
    await loader.ask({ do: 'locale', locale: 'fr' })
    await loader.ask({ do: 'locale', locale: 'de' })
    await settled()
    expect(frame.settingsIn.asked).toEqual(['fr', 'de'])
    answers.get('de')?.(named('Helfer'))
    await settled()
    answers.get('fr')?.(named('Assistant'))
    await settled()
    expect(frame.driver.state.channel?.robotName).toBe('Helfer')
  })

  it('K-04 an empty one gives the choice back, also for the next visit', async () => {
    const frame = rig()
    frame.chat.frame.kept.saveLocale('ar')
    expect(await frame.knock().ask({ do: 'locale', locale: '' })).toMatchObject(done)
    expect(frame.surface).toEqual(['speak en'])
    expect(frame.chat.frame.kept.locale()).toBeUndefined()
    expect(frame.calls).toEqual([{ name: 'resetInfo', ...who, locale: 'en' }])
  })

  it.each(['xx', 'klingon', '-'])('%j is no language of ours', async (locale) => {
    expect(await rig().knock().ask({ do: 'locale', locale })).toMatchObject(failed('invalid'))
  })

  it('words that do not come leave everything as it is', async () => {
    const frame = rig()
    frame.chat.frame.setLocale = () => Promise.reject(new Error('offline'))
    expect(await frame.knock().ask({ do: 'locale', locale: 'zh' })).toMatchObject(failed('unavailable'))
    expect(frame.calls).toEqual([])
  })

  it.each(['light', 'dark', 'auto'])('theme %s', async (theme) => {
    const frame = rig()
    expect(await frame.knock().ask({ do: 'theme', theme })).toMatchObject(done)
    expect(frame.surface).toEqual([`theme ${theme}`])
  })
})

describe('identify', () => {
  const jwt = 'eyJ.eyJ.mac'

  it('whoever was proven stays, with the new proof in the frame only', async () => {
    const frame = rig()
    frame.answers.identify = ok({ userId: 'u1', token: 'secret-token' })
    const loader = frame.knock()
    expect(await loader.ask({ do: 'identify', jwt })).toMatchObject(done)
    expect(frame.calls).toEqual([{ name: 'identify', userId: 'u1', jwt }])
    expect(frame.chat.frame.kept.token()).toBe('secret-token')
    expect(await loader.events()).toContainEqual({ name: 'identity', isVerified: true })
    expect(frame.surface).toEqual([])
    expect(await loader.ask({ do: 'get', what: 'visitor' })).toMatchObject({ value: { isVerified: true } })
    expect(JSON.stringify(await loader.heard())).not.toContain('secret-token')
  })

  it('who talked here before goes on there: the page starts over, once it has answered', async () => {
    const frame = rig()
    frame.driver.type('half a thought')
    frame.store.set('outbox&demo&demo&u1&m1', { text: 'unsent' })
    frame.answers.identify = ok({ userId: 'u9', token: 't9' })
    const loader = frame.knock()
    expect(await loader.ask({ do: 'identify', jwt })).toMatchObject(done)
    expect(frame.surface).toEqual(['reload'])
    const { kept } = frame.chat.frame
    expect([kept.token(), kept.draft()]).toEqual(['t9', 'half a thought'])
    expect(frame.store.keys('outbox&')).toEqual([])
  })

  it('what is said after it waits for it, and is not said by whoever was before', async () => {
    const frame = rig()
    frame.answers.identify = ok({ userId: 'u9', token: 't9' })
    const loader = frame.knock()
    loader.post({ id: 1, do: 'identify', jwt })
    loader.post({ id: 2, do: 'send', text: 'mine' })
    await settled()
    expect(pending(frame)).toEqual([])
  })

  it.each([
    [refused('identity.unproven'), 'refused'],
    [tooMany, 'tooMany'],
    [unreachable, 'unavailable'],
  ])('%o is told as %s, and changes nothing', async (answer, reason) => {
    const frame = rig()
    frame.answers.identify = answer
    const loader = frame.knock()
    const before = frame.chat.frame.kept.token()
    expect(await loader.ask({ do: 'identify', jwt })).toMatchObject(failed(reason))
    expect(frame.chat.frame.kept.token()).toBe(before)
    expect(await loader.events()).toEqual([{ name: 'ready' }])
    expect(await loader.ask({ do: 'send', text: 'still here' })).toMatchObject(done)
  })
})

describe('reset', () => {
  function inhabited(until: 'settings' | 'started' = 'started'): Rig {
    const frame = rig({ until })
    const { kept } = frame.chat.frame
    kept.saveIdentity({ tenantId: 'demo', channelId: 'demo', userId: 'u1', token: 't1' })
    kept.saveIdentity({ tenantId: 'demo', channelId: 'elsewhere', userId: 'u2', token: 't1' })
    kept.saveDraft('a secret')
    kept.saveLocale('fr')
    kept.browserId()
    frame.store.set('demo&leave', 'a secret')
    frame.store.set('outbox&demo&demo&u1&m1', 'a secret')
    frame.store.set('elsewhere&token', 't2')
    frame.store.set('outbox&demo&elsewhere&u2&m1', 'theirs')
    return frame
  }

  it('forgets whoever was here, and nobody else', async () => {
    const frame = inhabited()
    expect(await frame.knock().ask({ do: 'reset' })).toMatchObject(done)
    expect(frame.store.keys('').toSorted()).toEqual([
      'elsewhere&token',
      'foyer&visitors',
      'outbox&demo&elsewhere&u2&m1',
    ])
    expect(JSON.stringify(frame.store.get('foyer&visitors'))).not.toContain('u1')
    expect(frame.surface).toEqual(['held', 'reload'])
  })

  it('in sight, it begins anew at once; unseen, it waits to be opened', async () => {
    const frame = inhabited()
    const loader = frame.knock()
    await loader.ask({ do: 'shown', isShown: true })
    await loader.ask({ do: 'reset' })
    expect(frame.surface.slice(-2)).toEqual(['not held', 'reload'])
    expect(await loader.events()).toContainEqual({ name: 'identity', isVerified: false })
  })

  it('is possible before anything has begun', async () => {
    const frame = inhabited('settings')
    expect(await frame.knock().ask({ do: 'reset' })).toMatchObject(done)
    expect(frame.store.keys('demo&')).toEqual([])
  })
})
