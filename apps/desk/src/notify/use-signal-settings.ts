import { useSyncExternalStore } from 'react'
import { signalSettings, type SignalSettings } from './signal-settings.ts'

export function useSignalSettings(): SignalSettings {
  return useSyncExternalStore(signalSettings.subscribe, signalSettings.get)
}
