import type desk from '../locales/en/desk.json'
import type later from '../locales/en/later.json'
import type widget from '../locales/en/widget.json'

/** English types the keys. `later` holds what both apps say, and what the widget says once something opened. */
export type UiKey = keyof typeof later
export type WidgetKey = UiKey | keyof typeof widget
export type DeskKey = UiKey | keyof typeof desk
