import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core'

const stored = localStorageColorSchemeManager({ key: 'foyer.desk.theme' })

/** Mantine follows its own attribute, the tokens of our views follow `data-theme`: both are set here. */
export const colorScheme: MantineColorSchemeManager = {
  ...stored,
  get: (fallback) => applied(stored.get(fallback)),
  set: (scheme) => stored.set(applied(scheme)),
  subscribe: (onUpdate) => stored.subscribe((scheme) => onUpdate(applied(scheme))),
}

function applied(scheme: MantineColorScheme): MantineColorScheme {
  if (scheme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = scheme
  return scheme
}
