type Left = 'open' | 'closed'

/**
 * While a conversation is under way, the tab remembers it for the next page of the site, and whether the panel was open.
 * The launcher looks for the same entry. It says nothing about the visitor and is gone with the tab.
 */
export function createTrace(channel: string, storage: () => Storage = () => sessionStorage) {
  const key = `foyer:${channel}`

  function read(): Left | undefined {
    const left = tryStorage(() => storage().getItem(key))
    return left === 'open' || left === 'closed' ? left : undefined
  }

  function write(isOpen: boolean): void {
    tryStorage(() => storage().setItem(key, isOpen ? 'open' : 'closed'))
  }

  return {
    read,
    write,
    /** Only where there is something to update. */
    update: (isOpen: boolean): void => {
      if (read()) write(isOpen)
    },
    forget: (): void => tryStorage(() => storage().removeItem(key)),
  }
}

/** Browsers may block storage: then the next page knows nothing, as before. */
function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
