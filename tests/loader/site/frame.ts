import { decodeCommand, decodeHello, type FrameCommand } from '@foyer/contract/host/commands.ts'
import type { FrameAnswer, HostReadings } from '@foyer/contract/host/events.ts'

// The chat's end of the port, no cleverer than it must be. By the channel's name: 'mute' never answers; 'late' lets the
// first three greetings pass; 'over' has no open conversation.
const channel = new URLSearchParams(location.search).get('channelId')
const told: unknown[] = []
const readings: HostReadings = {
  state: { isReady: true, isOpen: false, isWithAgent: true, hasEnded: false },
  unread: 3,
  queue: 0,
  visitor: { isVerified: true },
}
let port: MessagePort | undefined
let hellos = 0

addEventListener('message', ({ source, data, origin, ports }) => {
  const hello = decodeHello(data)
  if (source !== window.parent || !hello) return
  hellos++
  if (channel === 'mute' || (channel === 'late' && hellos < 4)) return
  show({ hello, origin, hellos })
  ;[port] = ports
  port?.addEventListener('message', (message) => answer(message.data))
  port?.start()
  say({ name: 'ready' })
})

function answer(data: unknown): void {
  const command = decodeCommand(data)
  if (!command) return show({ broken: data })
  const { id, ...said } = command
  show(said)
  const isRefused = command.do === 'send' && command.text === 'refuse me'
  post(isRefused ? { type: 'failed', id, reason: 'refused' } : { type: 'done', id, value: valueOf(command) })
}

function valueOf(command: FrameCommand): unknown {
  if (command.do === 'resume') return channel !== 'over'
  return command.do === 'get' ? readings[command.what] : undefined
}

/** Whatever it is: tests say wrong things as well. */
function say(event: unknown): void {
  port?.postMessage({ type: 'event', event })
}

function post(message: FrameAnswer): void {
  port?.postMessage(message)
}

function show(line: unknown): void {
  told.push(line)
  const place = document.querySelector('#told')
  if (place) place.textContent = told.map((each) => JSON.stringify(each)).join('\n')
}

function onPress(id: string, act: () => void): void {
  document.querySelector(`#${id}`)?.addEventListener('click', act)
}

onPress('close', () => post({ type: 'close' }))
onPress('hide', () =>
  window.parent.postMessage({ type: 'hideIframe' }, location.ancestorOrigins[0] ?? location.origin),
)
onPress('again', () => location.reload())
// For host-page.ts.
Object.assign(globalThis, { told, say, post })
