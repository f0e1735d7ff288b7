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

export function nameOf({ theme, dir, layout, locale }: Variant): string {
  return [layout, theme, dir, locale].join('-')
}
