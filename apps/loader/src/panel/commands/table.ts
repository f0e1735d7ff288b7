import type { HostVerb, HostView } from '@foyer/contract/host/settings.ts'
import type { Command } from '../chat.ts'
import { longest, maybeFields, maybeText, textOf } from './checks.ts'
import { failure, ignoreFailure } from '../failure.ts'
import { oneOf, isEventName } from '../frame/read-answer.ts'
import { pageOf } from '../page-of.ts'
import { pace } from '../pace.ts'
import { jwtOf } from '../remembered.ts'
import { within } from '../within.ts'
import { get, send, transfer } from './talk.ts'
import type { HostEvent, HostEventName } from '@foyer/contract/host/events.ts'
import { setLocale, setTheme, update } from './appearance.ts'

const identify: Command = async (chat, said) => {
  const proof = isAsking(said) ? said : textOf(said, longest.token)
  chat.remembered.proof = proof
  if (!chat.isConnected()) return
  const jwt = textOf(await jwtOf(proof, pace.patienceMs), longest.token)
  await chat.ask({ do: 'identify', jwt })
}

/** The function's result is validated when it is called. */
function isAsking(value: unknown): value is () => unknown {
  return typeof value === 'function'
}

/** Also without a chat on the page: the browser may remember one of yesterday. */
const reset: Command = async (chat) => {
  chat.remembered.user = chat.remembered.proof = undefined
  chat.forgetPage()
  chat.view.setUnread(0)
  await chat.ask({ do: 'reset' })
}

/** Withdrawing consent resets the visitor if the chat is connected, and removes the widget from the page. */
const consent: Command = async (chat, said) => {
  const isGiven = said === true
  if (!isGiven) chat.forgetPage()
  if (isGiven === chat.hasConsent()) return
  if (!isGiven) {
    if (chat.isConnected()) await within(pace.patienceMs, Promise.resolve(reset(chat))).catch(ignoreFailure)
    chat.disconnect('refused')
  }
  chat.setConsent(isGiven)
}

/** It has begun: a second time changes nothing. */
const boot: Command = () => {}

const isView = oneOf<HostView>(['chat', 'leave-message'])

const open: Command = async (chat, said) => {
  const { draft, view } = maybeFields(said)
  const text = maybeText(draft, longest.message)
  if (view !== undefined && !isView(view)) throw failure('invalid')
  await chat.open()
  if (view) await chat.ask({ do: 'view', view })
  if (text) await chat.ask({ do: 'draft', text })
}

const close: Command = (chat) => chat.close()

const toggle: Command = (chat) => (chat.view.isOpen() ? chat.close() : chat.open())

const show: Command = (chat) => chat.view.setLauncherShown(true)

const hide: Command = (chat) => chat.view.setLauncherShown(false)

const destroy: Command = (chat) => chat.end()

const page: Command = (chat, said) => {
  const { url, title } = maybeFields(said)
  chat.nowOn(pageOf(maybeText(url, 20_000) ?? location.href, maybeText(title, 2000) ?? document.title))
}

type Listener = (event: HostEvent) => void

/** The two things that are said with on, once and off. */
function listenerOf(name: unknown, listener: unknown): [HostEventName, Listener] {
  if (!isEventName(name) || !isListener(listener)) throw failure('invalid')
  return [name, listener]
}

/** A function's parameters cannot be checked; a wrong listener is the site's own bug. */
function isListener(value: unknown): value is Listener {
  return typeof value === 'function'
}

const on: Command = (chat, ...said) => chat.listeners.add(...listenerOf(said[0], said[1]), false)

const once: Command = (chat, ...said) => chat.listeners.add(...listenerOf(said[0], said[1]), true)

const off: Command = (chat, ...said) => chat.listeners.remove(...listenerOf(said[0], said[1]))

export const commands: Readonly<Record<HostVerb, Command>> = {
  boot,
  close,
  consent,
  destroy,
  get,
  hide,
  identify,
  off,
  on,
  once,
  open,
  page,
  reset,
  send,
  setLocale,
  setTheme,
  show,
  toggle,
  transfer,
  update,
}

export function isVerb(verb: unknown): verb is HostVerb {
  return typeof verb === 'string' && Object.hasOwn(commands, verb)
}
