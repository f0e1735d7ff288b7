import { pace } from './pace.ts'

let closeLast: () => void = () => {}

/** Of several channels on a page, one panel is open at a time: they would lie on each other. */
export function onlyOneOpen(close: () => void): void {
  if (closeLast !== close) closeLast()
  closeLast = close
}

/**
 * Tells when the visitor goes to another page of a site that never reloads. Where the browser does not tell (an older
 * one, and the site moved by itself), the site may say it with `page()`.
 */
export function watchPages(told: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(told, pace.pageMs)
  }
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', soon, { signal })
  else addEventListener('popstate', soon, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
