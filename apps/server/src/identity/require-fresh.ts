import { signInTiming } from '@foyer/core/timing.ts'
import { Failed } from '../platform/http/failed.ts'

/** Somebody at an open desk must not make it theirs: what opens an account is changed only by who knows its password. */
export function requireFresh({ confirmedAt }: { confirmedAt: number }, now: number): void {
  if (confirmedAt <= now - signInTiming.confirmedMs) throw new Failed('identity.unproven')
}
