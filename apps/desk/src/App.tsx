import { PictureSourceProvider } from '@foyer/ui/messages/picture-source.tsx'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { isWorthRepeating } from './call-failed.ts'
import { ConnectionProvider } from './connection-context.tsx'
import { createConnection } from './desk-client.ts'
import { colorScheme } from './frame/color-scheme.ts'
import './frame/styles.css'
import { theme } from './frame/theme.ts'
import { agentKey, expiredKey } from './live/query-keys.ts'
import { ownPictures } from './thread/pictures.ts'
import { createDeskRouter } from './router.tsx'
import { TextProvider } from './text/TextProvider.tsx'

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
  const connection = createConnection(() => {
    if (queryClient.getQueryData(agentKey)) queryClient.setQueryData(expiredKey, true)
    queryClient.setQueryData(agentKey, null)
  })
  return { queryClient, connection, router: createDeskRouter() }
}
