import type { HostEventName } from './host.ts'

const names: Readonly<Record<HostEventName, true>> = {
  ready: true,
  open: true,
  close: true,
  unread: true,
  message: true,
  'message:sent': true,
  'conversation:start': true,
  'conversation:end': true,
  'agent:join': true,
  'agent:leave': true,
  queue: true,
  availability: true,
  'form:submit': true,
  'leave-message:submit': true,
  'rating:submit': true,
  'robot:feedback': true,
  identity: true,
  error: true,
}

export const eventNames = Object.keys(names).filter((name): name is HostEventName =>
  Object.hasOwn(names, name),
)
