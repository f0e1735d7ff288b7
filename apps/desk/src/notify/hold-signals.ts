/** Of several tabs with the desk one makes the sounds. When it closes, the next one does. */
export function holdSignals(): { isOurs: () => boolean; letGo: () => void } {
  if (!('locks' in navigator)) return { isOurs: () => true, letGo: () => undefined }
  const leaving = new AbortController()
  let isOurs = false
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  navigator.locks
    .request('foyer.desk.signals', { signal: leaving.signal }, () => {
      isOurs = true
      return held
    })
    .catch(() => undefined)
  return {
    isOurs: () => isOurs,
    letGo: () => {
      isOurs = false
      letGo()
      leaving.abort()
    },
  }
}
