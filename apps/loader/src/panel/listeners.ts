import type { HostEvent } from '@foyer/contract/host/events.ts'

type Listener = (event: HostEvent) => void

/** Event listeners of the page. Adding one twice has no effect. */
export function createListeners() {
  const byName = new Map<string, Map<Listener, { isOnce: boolean }>>()

  return {
    add(name: string, listener: Listener, isOnce: boolean): void {
      const listeners = byName.get(name) ?? new Map<Listener, { isOnce: boolean }>()
      byName.set(name, listeners.set(listener, { isOnce }))
    },
    remove(name: string, listener: Listener): void {
      byName.get(name)?.delete(listener)
    },
    emit(event: HostEvent): void {
      const listeners = byName.get(event.name)
      for (const [listener, { isOnce }] of Array.from(listeners ?? [])) {
        if (isOnce) listeners?.delete(listener)
        try {
          listener(event)
        } catch (error) {
          // The site's own mistake: it is told as any other of its page, and nobody else goes without.
          reportError(error)
        }
      }
    },
  }
}
