/** `online` and `offline`: the network, as the browser sees it. `shown`: somebody looks at the page again. */
export type WakeNews = 'online' | 'offline' | 'shown'

/** The page's own news that the world may have moved on without it. */
export type Wake = {
  /** The answer stops it. */
  listen: (onNews: (news: WakeNews) => void) => () => void
  isOnline: () => boolean
  isVisible: () => boolean
}

export const browserWake: Wake = {
  listen: (onNews) => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') onNews('shown')
    }
    const onShow = (): void => onNews('shown')
    const onOnline = (): void => onNews('online')
    const onOffline = (): void => onNews('offline')
    window.addEventListener('online', onOnline)
    window.addEventListener('offline', onOffline)
    window.addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  },
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
}
