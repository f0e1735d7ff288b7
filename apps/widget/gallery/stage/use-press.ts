import { useEffect } from 'react'

/** Presses these one after the other, each as soon as it is there, then tells the tools that they may look. */
export function usePress(selectors: readonly string[]): void {
  useEffect(() => {
    const left = [...selectors]
    let frame = 0
    function step(): void {
      const [next] = left
      if (next === undefined) {
        document.documentElement.dataset['ready'] = 'true'
        return
      }
      const target = document.querySelector<HTMLElement>(next)
      if (target) {
        left.shift()
        target.click()
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [selectors])
}
