import type { HostVerb } from '@foyer/contract/host/settings.ts'
import { boot } from './boot.ts'
import { close } from './close.ts'
import type { Command } from './command.ts'
import { consent } from './consent.ts'
import { destroy } from './destroy.ts'
import { get } from './get.ts'
import { hide } from './hide.ts'
import { identify } from './identify.ts'
import { off } from './off.ts'
import { on } from './on.ts'
import { once } from './once.ts'
import { open } from './open.ts'
import { page } from './page.ts'
import { reset } from './reset.ts'
import { send } from './send.ts'
import { setLocale } from './set-locale.ts'
import { setTheme } from './set-theme.ts'
import { show } from './show.ts'
import { toggle } from './toggle.ts'
import { transfer } from './transfer.ts'
import { update } from './update.ts'

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
