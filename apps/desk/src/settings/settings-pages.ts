import type { Act } from '@foyer/core/identity/may.ts'
import { Bell, CodeXml, Keyboard, Mic, MonitorSmartphone, SlidersHorizontal } from 'lucide-react'

/** The pages that are the agent's own, in their order. */
export const ownPages = [
  { name: 'preferences', to: '/settings/preferences', icon: SlidersHorizontal },
  { name: 'signals', to: '/settings/signals', icon: Bell },
  { name: 'devices', to: '/settings/devices', icon: Mic },
  { name: 'shortcuts', to: '/settings/shortcuts', icon: Keyboard },
  { name: 'sessions', to: '/settings/sessions', icon: MonitorSmartphone },
] as const

/** Those that are about everybody, and what one must be allowed to do to see them. */
export const housePages = [
  { name: 'site', to: '/settings/site', icon: CodeXml, act: 'putOnSites' },
] as const satisfies readonly { name: string; to: string; icon: typeof Bell; act: Act }[]
