import { createRootRoute } from '@tanstack/react-router'
import { Root } from '../shell/Root.tsx'
import { PageBroken, PageUnknown } from '../ui/PlainPages.tsx'

export const root = createRootRoute({
  component: Root,
  notFoundComponent: PageUnknown,
  errorComponent: PageBroken,
})
