import { Toasts } from '@foyer/ui/primitives/Toasts.tsx'
import { useSyncExternalStore } from 'react'
import type { ToastStore } from '../../session/toast-store.ts'
import { useText } from '../../text/TextProvider.tsx'

/** The live region must stand before its first words come, or they are not read out. */
export function VisitToasts({ toasts }: { toasts: ToastStore }) {
  const t = useText()
  const notices = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)
  const shown = notices.map(({ text, params, ...notice }) => ({ ...notice, text: t(text, params) }))
  return <div role="status">{shown.length > 0 && <Toasts toasts={shown} onDismiss={toasts.dismiss} />}</div>
}
