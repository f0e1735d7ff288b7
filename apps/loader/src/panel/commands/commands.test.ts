import { describe, expect, it, vi } from 'vitest'
import type { Chat } from '../chat.ts'
import type { Wish } from '../frame/asked.ts'
import type { Remembered } from '../remembered.ts'
import { commands, isVerb } from './table.ts'
import { firstUser } from './user-of.ts'

type Situation = {
  isConnected?: boolean
  isOpen?: boolean
  hasConsent?: boolean
  locale?: string
  answer?: unknown
}

/** A chat as far as commands see it, that keeps what is done with it. */
function chat({
  isConnected = true,
  isOpen = false,
  hasConsent = true,
  locale = '',
  answer,
}: Situation = {}) {
  const told: Wish[] = []
  const done: string[] = []
  const remembered: Remembered = {}
  const made = {
    settings: { locale },
    remembered,
    view: {
      isOpen: () => isOpen,
      setLauncherShown: (isShown: boolean) => done.push(isShown ? 'show' : 'hide'),
      setUnread: () => {},
    },
    isConnected: () => isConnected,
    hasConsent: () => hasConsent,
    open: async () => void done.push('open'),
    close: () => void done.push('close'),
    refreshLine: async () => void done.push('refreshLine'),
    end: () => done.push('end'),
    forgetPage: () => done.push('forgetPage'),
    tell: (wish: Wish) => isConnected && told.push(wish),
    nowOn: (page: unknown) => done.push(JSON.stringify(page)),
    ask: async (wish: Wish) => {
      told.push(wish)
      return answer
    },
  } as unknown as Chat
  return { chat: made, told, done, remembered }
}

describe('send', () => {
  it('opens first: nobody says something without seeing it', async () => {
    const { chat: made, told, done } = chat()
    await commands.send(made, 'Hello')
    expect(done).toEqual(['open'])
    expect(told).toEqual([{ do: 'send', text: 'Hello' }])
  })

  it('passes on of a card what the contract knows', async () => {
    const { chat: made, told } = chat()
    await commands.send(made, { title: 'Kettle', url: 'https://shop.example/kettle', html: '<b>' })
    expect(told).toEqual([{ do: 'card', card: { title: 'Kettle', url: 'https://shop.example/kettle' } }])
  })

  it.each([[''], ['x'.repeat(4001)], [null], [42], [{}], [{ title: 'x'.repeat(201) }], [{ title: 5 }]])(
    'refuses %j and opens nothing',
    async (what) => {
      const { chat: made, done } = chat()
      await expect(Promise.resolve(commands.send(made, what))).rejects.toThrow('invalid')
      expect(done).toEqual([])
    },
  )
})

describe('open', () => {
  it('with a draft and a view', async () => {
    const { chat: made, told, done } = chat()
    await commands.open(made, { draft: 'About my order', view: 'leave-message' })
    expect(done).toEqual(['open'])
    expect(told).toEqual([
      { do: 'view', view: 'leave-message' },
      { do: 'draft', text: 'About my order' },
    ])
  })

  it.each([[{ view: 'admin' }], [{ draft: 5 }], ['chat'], [null]])('refuses %j', async (how) => {
    const { chat: made, done } = chat()
    await expect(Promise.resolve(commands.open(made, how))).rejects.toThrow('invalid')
    expect(done).toEqual([])
  })

  it('toggle opens what is closed and closes what is open', async () => {
    const [closed, opened] = [chat(), chat({ isOpen: true })]
    await commands.toggle(closed.chat)
    await commands.toggle(opened.chat)
    expect([closed.done, opened.done]).toEqual([['open'], ['close']])
  })
})

describe('what is remembered', () => {
  it('update adds attributes to those of before, as text', () => {
    const { chat: made, told, remembered } = chat()
    commands.update(made, { attributes: { plan: 'gold', seats: 4 }, customerToken: 'abc' })
    commands.update(made, { attributes: { plan: 'free', old: null } })
    const user = { attributes: { plan: 'free', seats: '4', old: '' }, customerToken: 'abc' }
    expect(remembered.user).toEqual(user)
    expect(told.at(-1)).toEqual({ do: 'update', user })
  })

  it('an attribute that is said again is the newest: of too many, the oldest are cut', () => {
    const { chat: made, remembered } = chat()
    commands.update(made, { attributes: { plan: 'gold', seats: 4 } })
    commands.update(made, { attributes: { plan: 'free' } })
    expect(Object.entries(remembered.user?.attributes ?? {})).toEqual([
      ['seats', '4'],
      ['plan', 'free'],
    ])
  })

  it('takes nothing that a script has added to every object', () => {
    const { chat: made, remembered } = chat()
    const attributes: unknown = Object.setPrototypeOf({ plan: 'gold' }, { extra: 'x' })
    commands.update(made, { attributes })
    expect(remembered.user?.attributes).toEqual({ plan: 'gold' })
  })

  it('an empty token takes the token back', () => {
    const { chat: made, told, remembered } = chat()
    commands.update(made, { customerToken: 'abc' })
    commands.update(made, { customerToken: '' })
    expect(remembered.user).toEqual({ customerToken: '' })
    expect(told.at(-1)).toEqual({ do: 'update', user: { customerToken: '' } })
  })

  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  it.each([
    ['a function', () => {}],
    ['a BigInt', 1n],
    ['a circle', circle],
  ])('update refuses %s as an attribute, and changes nothing', (_what, value) => {
    const { chat: made, told, remembered } = chat()
    expect(() => commands.update(made, { attributes: { plan: 'gold', value } })).toThrow('invalid')
    expect([remembered.user, told]).toEqual([undefined, []])
  })

  it('the settings say it in the same way as update', () => {
    expect(firstUser({ userName: 'Sam', attributes: { seats: 4 } })).toEqual({
      userName: 'Sam',
      attributes: { seats: '4' },
    })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect([firstUser(undefined), firstUser('Sam'), firstUser({ email: 5 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  it('update adds to what was said before, and takes nothing that it does not know', () => {
    const { chat: made, told, remembered } = chat()
    commands.update(made, { userName: 'Sam', userId: 'u2', tenantId: 't2' })
    commands.update(made, { email: 'sam@shop.example' })
    expect(remembered.user).toEqual({ userName: 'Sam', email: 'sam@shop.example' })
    expect(told.at(-1)).toEqual({ do: 'update', user: { userName: 'Sam', email: 'sam@shop.example' } })
  })

  it.each([[{ email: 5 }], ['Sam'], [undefined]])('update refuses %j', (user) => {
    expect(() => commands.update(chat().chat, user)).toThrow('invalid')
  })

  it('update changes the launcher, and asks for its line once', async () => {
    const { chat: made, told, done } = chat()
    for (let time = 0; time < 2; time += 1) await commands.update(made, { label: 'Chat', size: '48' })
    await commands.update(made, { offsetY: 80 })
    expect(made.settings.look).toEqual({ label: 'Chat', size: '48', offsetY: 80 })
    expect(done).toEqual(['refreshLine', 'refreshLine'])
    expect(told).toEqual([])
  })

  it('update gives a part of the look back to the channel', async () => {
    const { chat: made, done } = chat()
    await commands.update(made, { label: 'Chat', size: 48 })
    await commands.update(made, { label: null, size: undefined })
    expect(made.settings.look).toEqual({ label: null, size: null })
    expect(done).toEqual(['refreshLine', 'refreshLine'])
  })

  const wrongLooks = [
    { label: 'x'.repeat(41) },
    { icon: 5 },
    { size: 500 },
    { size: '12px;color:red' },
    { offsetX: -1 },
    { offsetY: Number.NaN },
  ]
  it.each(wrongLooks)('update refuses %j, and changes nothing', (look) => {
    const { chat: made, done, told } = chat()
    expect(() => commands.update(made, { userName: 'Sam', ...look })).toThrow('invalid')
    expect([done, told, made.settings.look]).toEqual([[], [], undefined])
  })

  it('identify without a frame waits for one', async () => {
    const { chat: made, told, remembered } = chat({ isConnected: false })
    await commands.identify(made, 'a.b.c')
    expect(remembered.proof).toBe('a.b.c')
    expect(told).toEqual([])
  })

  it('identify with a frame is answered by it, also when a function gives the proof', async () => {
    const { chat: made, told } = chat()
    await commands.identify(made, () => Promise.resolve('a.b.c'))
    expect(told).toEqual([{ do: 'identify', jwt: 'a.b.c' }])
    await expect(Promise.resolve(commands.identify(made, () => undefined))).rejects.toThrow('invalid')
  })

  it('reset forgets who it was', async () => {
    const { chat: made, told, remembered } = chat()
    remembered.user = { userName: 'Sam' }
    remembered.proof = 'a.b.c'
    await commands.reset(made)
    expect(remembered).toEqual({ user: undefined, proof: undefined })
    expect(told).toEqual([{ do: 'reset' }])
  })

  it('setLocale asks for the launcher in that language, unless it has it', async () => {
    const [other, same] = [chat({ locale: 'de' }), chat({ locale: 'ar' })]
    await commands.setLocale(other.chat, 'ar')
    await commands.setLocale(same.chat, 'ar')
    expect([other.done, same.done]).toEqual([['refreshLine'], []])
    expect(other.told).toEqual([{ do: 'locale', locale: 'ar' }])
  })

  it.each([['blue'], [''], [null]])('setTheme refuses %j', (theme) => {
    expect(() => commands.setTheme(chat().chat, theme)).toThrow('invalid')
  })
})

describe('consent', () => {
  it('that is taken back forgets the page before, also where there was none', async () => {
    const { chat: made, done } = chat({ hasConsent: false })
    await commands.consent(made, false)
    expect(done).toEqual(['forgetPage'])
  })
})

describe('get', () => {
  it('is answered without a frame', async () => {
    const { chat: made, told } = chat({ isConnected: false })
    expect(await commands.get(made, 'unread')).toBe(0)
    expect(await commands.get(made, 'state')).toMatchObject({ isReady: false, isOpen: false })
    expect(told).toEqual([])
  })

  it('believes the frame, but for whether it is open', async () => {
    const state = { isReady: true, isOpen: false, isWithAgent: true, hasEnded: false }
    expect(await commands.get(chat({ answer: state, isOpen: true }).chat, 'state')).toEqual({
      ...state,
      isOpen: true,
    })
  })

  it.each([
    ['unread', 'many'],
    ['queue', undefined],
    ['state', { isReady: true }],
    ['visitor', null],
  ])('%s: %j is no answer', async (what, answer) => {
    await expect(Promise.resolve(commands.get(chat({ answer }).chat, what))).rejects.toThrow('unavailable')
  })

  it.each([['secret'], ['__proto__'], [undefined]])('knows no %j', async (what) => {
    await expect(Promise.resolve(commands.get(chat().chat, what))).rejects.toThrow('invalid')
  })
})

it('transfer names group and agent as the wire does', async () => {
  const { chat: made, told, done } = chat()
  await commands.transfer(made, { group: 'sales' })
  await commands.transfer(made)
  expect(done).toEqual(['open', 'open'])
  expect(told).toEqual([{ do: 'transfer', groupId: 'sales' }, { do: 'transfer' }])
})

it.each([
  ['open', true],
  ['setTheme', true],
  ['constructor', false],
  ['', false],
  [undefined, false],
])('verb %j: %j', (verb, isOne) => expect(isVerb(verb)).toBe(isOne))
