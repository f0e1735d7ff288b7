/** Keeps the page behind from scrolling, and gives it back as it was. Nothing on it moves. */
export function createScrollLock(): (isLocked: boolean) => void {
  const { style } = document.documentElement
  const names = ['overflow', 'scrollbar-gutter']
  let before: { name: string; value: string; priority: string }[] | undefined

  return (isLocked) => {
    if (isLocked === (before !== undefined)) return
    if (isLocked) {
      const hasBar = innerWidth > document.documentElement.clientWidth
      before = names.map((name) => ({
        name,
        value: style.getPropertyValue(name),
        priority: style.getPropertyPriority(name),
      }))
      style.setProperty('overflow', 'hidden', 'important')
      // The place of a scroll bar that takes some stays empty.
      if (hasBar) style.setProperty('scrollbar-gutter', 'stable', 'important')
      return
    }
    for (const { name, value, priority } of before ?? []) style.setProperty(name, value, priority)
    before = undefined
  }
}
