import { applyTokens } from '@foyer/ui/color-tokens.ts'
import { useLayoutEffect } from 'react'
import { useSession } from '../session/ChatContext.tsx'
import { appearanceTokens } from './tokens.ts'
import { useTheme } from './use-theme.ts'

/** S-34: the channel's looks, checked and set through CSSOM; text on its colours is chosen to be readable. */
export function useAppearance(): void {
  const channel = useSession((state) => state.channel)
  const theme = useTheme()
  useLayoutEffect(() => {
    if (channel) applyTokens(document.documentElement, appearanceTokens(channel, theme))
  }, [channel, theme])
}
