import type { Page } from '@playwright/test'

declare global {
  /** Given to every page by the journey. */
  function noteMark(mark: string): void
}

/** Every mark that a page or a frame in it leaves in the browser, from the first line of its first script. */
export async function watchMarks(page: Page): Promise<() => Promise<string[]>> {
  const marks: string[] = []
  await page.exposeFunction('noteMark', (mark: string) => void marks.push(mark))
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its owner below
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function set(key, value) {
      noteMark(`storage ${key}`)
      setItem.call(this, key, value)
    }
    // oxlint-disable-next-line typescript/unbound-method -- called with its owner below
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function opened(...given) {
      noteMark(`database ${given[0]}`)
      return open.apply(this, given)
    }
  })
  return async () => [...marks, ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`)]
}
