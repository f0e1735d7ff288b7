import type { LayoutName } from '../src/rules/layout/choose-layout.ts'
import { isLocaleCode, type LocaleCode } from '@foyer/i18n/locales.ts'

/** What the address of the gallery says. */
export type Controls = {
  /** Its name; empty shows all. */
  exhibit: string
  /** The file it is in, as `load-exhibits.ts` names it: saves loading all of them. */
  file: string
  locale: LocaleCode
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  layout: LayoutName
  /** Of the window around an exhibit; 0 takes what suits the layout. */
  width: number
  /** Only the exhibit, without the tools around it: for pictures and for frames. */
  isBare: boolean
  /** The session answers to what is pressed, as far as it can without a server. */
  isLive: boolean
}

export function readControls(search: string): Controls {
  const query = new URLSearchParams(search)
  const locale = query.get('locale')
  return {
    exhibit: query.get('exhibit') ?? '',
    file: query.get('file') ?? '',
    locale: isLocaleCode(locale) ? locale : 'en',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    layout: query.get('layout') === 'mobile' ? 'mobile' : 'desktop',
    width: Math.max(0, Number(query.get('width')) || 0),
    isBare: query.has('bare'),
    isLive: query.has('live'),
  }
}

/** The query that `readControls` reads back; what is as usual is left out. */
export function queryOf(controls: Partial<Controls>): string {
  const { isBare, isLive, ...named } = controls
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(named)) if (value) query.set(key, String(value))
  if (isBare) query.set('bare', '')
  if (isLive) query.set('live', '')
  return `?${query}`
}
