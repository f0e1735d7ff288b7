import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any way through the chat has. */
const mostStops = 120

/** A person with nothing but a keyboard. */
export class Keys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Goes to a control with the tab key, the shorter way; and sees that it has the focus. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const before = await looksOf(target)
    const key = (await isBehind(target)) ? 'Shift+Tab' : 'Tab'
    for (let stop = 0; stop < mostStops && !(await hasFocus(target)); stop += 1) await this.press(key)
    await expect(target).toBeFocused()
    await expect.poll(() => looksOf(target), 'the focus must be seen').not.toEqual(before)
  }

  /** Goes to a control and presses it. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target)
    await this.press(key)
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Whether it stands before the control that has the focus. */
function isBehind(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) =>
      document.activeElement !== null &&
      document.activeElement !== document.body &&
      !document.activeElement.contains(element) &&
      (document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  )
}

/** What a focus changes: the lines around a control, or around what it stands in. */
function looksOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) =>
    [element, element.parentElement, element.parentElement?.parentElement].flatMap((one) => {
      if (!one) return []
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(one)
      return [
        outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`,
        boxShadow,
        borderColor,
      ]
    }),
  )
}
