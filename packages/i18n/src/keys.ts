import type desk from '../locales/en/desk.json'
import type extended from '../locales/en/extended.json'
import type widget from '../locales/en/widget.json'

/** English types the keys. `extended` holds what both apps say, and what the widget says once something opened. */
export type UiKey = keyof typeof extended
export type WidgetKey = UiKey | keyof typeof widget
export type DeskKey = UiKey | keyof typeof desk
