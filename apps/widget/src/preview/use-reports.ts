import type { PreviewReport } from '@foyer/contract/host/preview.ts'
import { useEffect, type RefObject } from 'react'
import { customizedBy } from './customize.ts'
import { outline, reveal } from './highlight.ts'
import { overflowingSettings } from './measure.ts'
import { settingAt } from './pick.ts'
import type { PreviewSession } from './preview-session.ts'

/** Other origins do not hear it: the browser compares the target's origin. */
function report(message: PreviewReport): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** Attributes by which React changes the size or the place of an element. */
const watched = { subtree: true, childList: true, characterData: true, attributeFilter: ['class', 'style'] }

/** Listens to the page around the preview, and tells it when the preview is ready, what was clicked and what overflows. */
export function useReports(root: RefObject<HTMLElement | null>, session: PreviewSession): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let frame = 0
    let isDue = false
    let last = ''

    /** One report for all changes of a frame; without a message, only if something else overflows. */
    function update(): void {
      frame = 0
      if (!element) return
      const fresh = outline(session.shown().staging.highlight ?? '', element)
      if (fresh) reveal(fresh)
      const overflowing = overflowingSettings(element)
      const names = overflowing.join()
      if (isDue || names !== last) report({ type: 'previewMeasured', overflowing })
      isDue = false
      last = names
    }
    function plan(): void {
      frame ||= requestAnimationFrame(update)
    }

    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      const here = { window, parent: window.parent, origin: location.origin }
      const told = customizedBy({ source, origin, data }, here)
      if (!told) return
      session.customize(told)
      isDue = true
      plan()
    }
    function onClick({ clientX, clientY }: MouseEvent): void {
      if (!element || session.shown().staging.isPicking !== true) return
      const setting = settingAt(element, clientX, clientY)
      if (setting) report({ type: 'previewPicked', setting })
    }

    const observer = new MutationObserver(plan)
    observer.observe(element, watched)
    window.addEventListener('message', onMessage)
    window.addEventListener('click', onClick)
    window.addEventListener('resize', plan)
    // Pictures and fonts change sizes late.
    element.addEventListener('load', plan, true)
    document.fonts.addEventListener('loadingdone', plan)
    report({ type: 'previewReady' })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('message', onMessage)
      window.removeEventListener('click', onClick)
      window.removeEventListener('resize', plan)
      element.removeEventListener('load', plan, true)
      document.fonts.removeEventListener('loadingdone', plan)
    }
  }, [root, session])
}
