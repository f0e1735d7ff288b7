import { PictureSourceProvider } from '@foyer/ui/primitives/picture-source.tsx'
import {
  MantineProvider,
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  createTheme,
  Drawer,
  Menu,
  Modal,
  Tooltip,
} from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState, useEffect, useMemo, type ReactNode } from 'react'
import { isWorthRepeating } from './platform/api-error.ts'
import { ConnectionProvider } from './platform/connection-context.tsx'
import { watchActivity } from './platform/activity.ts'
import { createConnection } from './platform/desk-client.ts'
import './ui/styles.css'
import { agentKey, expiredKey } from './platform/query-keys.ts'
import { ownPictures } from './timeline/pictures.ts'
import { createDeskRouter } from './router.tsx'
import { deskCatalogs } from '@foyer/i18n/catalogs/desk.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { loadCatalog } from '@foyer/i18n/load-catalog.ts'
import { locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import { createTranslator, type Translate } from '@foyer/i18n/translator.ts'
import { UiTextProvider } from '@foyer/ui/text.tsx'
import { browserStorage } from './platform/storage.ts'
import { TextContext } from './text/text-context.tsx'

const storageKey = 'foyer.desk.locale'

type Loaded = { code: LocaleCode; t: Translate<DeskKey> }

/** Shows nothing until the first language is here; a change of language keeps the old one until then. */
function TextProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(initialLocale)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    let isWanted = true
    void loadCatalog(deskCatalogs, wanted).then(({ code, messages }) => {
      if (!isWanted) return
      document.documentElement.lang = locales[code].bcp47
      document.documentElement.dir = locales[code].dir
      setLoaded({ code, t: createTranslator<DeskKey>(code, messages) })
    })
    return () => {
      isWanted = false
    }
  }, [wanted])

  const text = useMemo(
    () =>
      loaded && {
        t: loaded.t,
        locale: loaded.code,
        setLocale: (code: LocaleCode) => {
          browserStorage.set(storageKey, code)
          setWanted(code)
        },
      },
    [loaded],
  )
  if (!text) return null
  return (
    <TextContext value={text}>
      <UiTextProvider value={text.t}>{children}</UiTextProvider>
    </TextContext>
  )
}

function initialLocale(): LocaleCode {
  return chooseLocale({ stored: browserStorage.get(storageKey), browser: navigator.languages })
}

/** Colours and sizes stand in styles.css: variables that Mantine writes itself would need a <style> element. */
const theme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Locking the scroll would inject a <style>; the page itself never scrolls, so there is nothing to lock.
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true, radius: 'md' } }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false } }),
    Menu: Menu.extend({
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        radius: 'md',
        withInitialFocusPlaceholder: false,
      },
    }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true } }),
  },
})

const stored = localStorageColorSchemeManager({ key: 'foyer.desk.theme' })

/** Mantine follows its own attribute, the tokens of our views follow `data-theme`: both are set here. */
const colorScheme: MantineColorSchemeManager = {
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

export function App() {
  const [{ queryClient, connection, router }] = useState(createParts)
  return (
    // Mantine would put its variables and classes into <style> elements, which our policy forbids: they are imported.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <ConnectionProvider value={connection}>
          <TextProvider>
            <PictureSourceProvider value={ownPictures}>
              <Notifications position="top-center" limit={3} />
              <RouterProvider router={router} />
            </PictureSourceProvider>
          </TextProvider>
        </ConnectionProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}

function createParts() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRepeating, staleTime: Infinity, networkMode: 'always' } },
  })
  // The sign-in page takes over at once; what was typed is in storage and comes back with the session.
  const connection = createConnection(watchActivity(window, Date.now), () => {
    const wasSignedIn = Boolean(queryClient.getQueryData(agentKey))
    if (wasSignedIn) queryClient.setQueryData(expiredKey, true)
    queryClient.setQueryData(agentKey, null)
    // The sign-in may still be good for setting up a second step that is due now.
    if (wasSignedIn) void queryClient.invalidateQueries({ queryKey: agentKey })
  })
  return { queryClient, connection, router: createDeskRouter() }
}
