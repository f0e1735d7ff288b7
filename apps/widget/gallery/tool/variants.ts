import type { LayoutName } from '../../src/rules/layout/choose-layout.ts'
import { locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import type { Controls } from '../controls.ts'

/** A way to look at an exhibit. */
export type Variant = Pick<Controls, 'theme' | 'dir' | 'layout' | 'locale'>

const usual: Variant = { theme: 'light', dir: 'ltr', layout: 'desktop', locale: 'en' }

/** Every value of every choice at least once, in as few pictures as that takes. */
export const fewVariants: readonly Variant[] = [
  usual,
  { theme: 'dark', dir: 'rtl', layout: 'mobile', locale: 'en' },
]

export const allVariants: readonly Variant[] = (['desktop', 'mobile'] as const).flatMap((layout) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['ltr', 'rtl'] as const).map((dir) => ({ ...usual, layout, theme, dir })),
  ),
)

/** As its readers have it. */
export function variantIn(locale: LocaleCode, layout: LayoutName): Variant {
  return { ...usual, locale, layout, dir: locales[locale].dir }
}

export function nameOf({ theme, dir, layout, locale }: Variant): string {
  return [layout, theme, dir, locale].join('-')
}
