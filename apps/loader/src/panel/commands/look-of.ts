import type { HostLook } from '@foyer/contract/host/settings.ts'
import { failure } from '../failure.ts'
import { isString } from '../frame/read-answer.ts'

/** What a page may say of the launcher. Attributes are texts, so numbers may be, too. */
const isRight: { [N in keyof HostLook]-?: (value: unknown) => boolean } = {
  label: (value) => isString(value) && value.length <= 40,
  icon: (value) => isString(value) && value.length <= 16,
  size: (value) => isWithin(value, 44, 96),
  offsetX: (value) => isWithin(value, 0, 400),
  offsetY: (value) => isWithin(value, 0, 400),
}
const names = ['label', 'icon', 'size', 'offsetX', 'offsetY'] as const

/**
 * The part of an update that is about the launcher; nothing stands for what the channel says. Half of it would be wrong,
 * so one wrong value refuses all.
 */
export function lookOf(fields: Readonly<Record<string, unknown>>): HostLook {
  const said = names.filter((name) => name in fields)
  if (said.some((name) => fields[name] != null && !isRight[name](fields[name]))) throw failure('invalid')
  return Object.fromEntries(said.map((name) => [name, fields[name] ?? null]))
}

function isWithin(value: unknown, least: number, most: number): boolean {
  const number = isString(value) && value !== '' ? Number(value) : value
  return typeof number === 'number' && number >= least && number <= most
}
