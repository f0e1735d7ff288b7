// The build writes these types out, so that the package stands alone.
export type { HostCard, HostUser } from '@foyer/contract/host/commands.ts'
export type { HostEvent, HostEventName, HostFailure, HostReadings } from '@foyer/contract/host/events.ts'
export type {
  ChannelFoyer,
  Foyer,
  HostEventOf,
  HostListener,
  HostLook,
  HostSettings,
  HostTheme,
  HostView,
} from '@foyer/contract/host/settings.ts'
