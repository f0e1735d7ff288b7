import type { Page } from '@playwright/test'

/** A keyboard that counts what is pressed on it: a key with its modifiers is one. Text is not counted. */
export class CountedKeys {
  readonly page: Page
  pressed: readonly string[] = []

  constructor(page: Page) {
    this.page = page
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.pressed = [...this.pressed, key]
      await this.page.keyboard.press(key)
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }
}
