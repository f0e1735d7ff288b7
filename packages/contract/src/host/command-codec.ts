import { count, isFields, str, type Fields } from '../readers.ts'
import type { CommandOf, FrameCommand, FrameCommandName, HostCard, HostHello } from './commands.ts'
import { hostReadings, hostThemes, hostViews } from './choices.ts'
import { attributeLimits } from '../session/attribute-limits.ts'
import { textLimits } from '../text-limits.ts'
import type { HostUser } from './user.ts'

const { short, url: urlLimit } = textLimits
const userLimits = {
  userName: short,
  phone: short,
  email: short,
  locale: textLimits.locale,
  customerToken: textLimits.token,
}
const cardLimits = { desc: short, picture: urlLimit, price: short, url: urlLimit }

/** The schemas' bounds, without zod: the frame reads with it what comes through the port. Anything else is undefined. */
export function decodeCommand(value: unknown): FrameCommand | undefined {
  if (!isFields(value)) return undefined
  const [id, name] = [count(value, 'id'), str(value, 'do')]
  return id > 0 && isCommandName(name) ? readers[name](value, id) : undefined
}

export function decodeHello(value: unknown): HostHello | undefined {
  if (!isFields(value) || value['type'] !== 'foyer:hello' || value['version'] !== 1) return undefined
  const channelId = str(value, 'channelId')
  return channelId === '' || channelId.length > textLimits.id
    ? undefined
    : { type: 'foyer:hello', version: 1, channelId }
}

type Readers = { [D in FrameCommandName]: (fields: Fields, id: number) => CommandOf<D> | undefined }

const readers: Readers = {
  shown: (fields, id) => ({
    id,
    do: 'shown',
    isShown: fields['isShown'] === true,
    ...(fields['takesFocus'] === false && { takesFocus: false }),
  }),
  resume: (_fields, id) => ({ id, do: 'resume' }),
  draft: (fields, id) => {
    const text = str(fields, 'text')
    return text.length > textLimits.message ? undefined : { id, do: 'draft', text }
  },
  view: (fields, id) => {
    const view = oneOf(hostViews, str(fields, 'view'))
    return view && { id, do: 'view', view }
  },
  send: (fields, id) => {
    const text = filled(fields, 'text', textLimits.message)
    return text === undefined ? undefined : { id, do: 'send', text }
  },
  card: (fields, id) => {
    const card = isFields(fields['card']) ? cardOf(fields['card']) : undefined
    return card && { id, do: 'card', card }
  },
  transfer: (fields, id) => ({
    id,
    do: 'transfer',
    ...texts(fields, { groupId: textLimits.id, adminId: textLimits.id }),
  }),
  update: (fields, id) =>
    isFields(fields['user']) ? { id, do: 'update', user: userOf(fields['user']) } : undefined,
  identify: (fields, id) => {
    const jwt = filled(fields, 'jwt', textLimits.token)
    return jwt === undefined ? undefined : { id, do: 'identify', jwt }
  },
  locale: (fields, id) => {
    const locale = str(fields, 'locale')
    return locale.length > textLimits.locale ? undefined : { id, do: 'locale', locale }
  },
  theme: (fields, id) => {
    const theme = oneOf(hostThemes, str(fields, 'theme'))
    return theme && { id, do: 'theme', theme }
  },
  page: (fields, id) => {
    const [url, title] = [str(fields, 'url'), str(fields, 'title')]
    return url.length > textLimits.url || title.length > textLimits.short
      ? undefined
      : { id, do: 'page', url, title }
  },
  reset: (_fields, id) => ({ id, do: 'reset' }),
  get: (fields, id) => {
    const what = oneOf(hostReadings, str(fields, 'what'))
    return what && { id, do: 'get', what }
  },
}

function isCommandName(name: string): name is FrameCommandName {
  return Object.hasOwn(readers, name)
}

/** A value that is too long is left out: half an address is worse than none. */
export function userOf(fields: Fields): HostUser {
  const attributes = isFields(fields['attributes']) ? attributesOf(fields['attributes']) : undefined
  const user = texts(fields, userLimits)
  // An empty token takes the token back.
  const isTokenTaken = fields['customerToken'] === ''
  return { ...user, ...(isTokenTaken && { customerToken: '' }), ...(attributes && { attributes }) }
}

/** C-39: short names and texts; the rest is left out. The page adds to its end, so the oldest are first. */
function attributesOf(fields: Fields): Record<string, string> {
  const fitting = Object.entries(fields).filter(([name]) => name.length <= attributeLimits.name)
  return Object.fromEntries(
    fitting
      .slice(-attributeLimits.most)
      .map(([name, value]) => [name, cut(typeof value === 'boolean' ? String(value) : str(fields, name))]),
  )
}

/** Never in the middle of a character. */
function cut(text: string): string {
  return text.slice(0, attributeLimits.value).replace(/[\ud800-\udbff]$/, '')
}

function cardOf(fields: Fields): HostCard | undefined {
  const title = filled(fields, 'title', textLimits.short)
  if (title === undefined) return undefined
  return { title, ...texts(fields, cardLimits) }
}

function texts<N extends string>(fields: Fields, longest: Record<N, number>): Partial<Record<N, string>> {
  const found: Partial<Record<N, string>> = {}
  for (const name in longest) {
    const value = str(fields, name)
    if (value !== '' && value.length <= longest[name]) found[name] = value
  }
  return found
}

function filled(fields: Fields, name: string, longest: number): string | undefined {
  const value = str(fields, name)
  return value === '' || value.length > longest ? undefined : value
}

function oneOf<const T extends string>(known: readonly T[], value: string): T | undefined {
  return known.find((each) => each === value)
}
