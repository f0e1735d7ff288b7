import type { LauncherLook } from '@foyer/contract/channel/config/appearance.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { useEffect, useRef } from 'react'
import { ScaledFrame } from './ScaledFrame.tsx'

type LauncherFrameProps = {
  channelId: string
  look: LauncherLook
  locale: LocaleCode
  layout: 'desktop' | 'mobile'
  title: string
}

type LauncherWindow = Window & { Foyer?: (command: 'update', look: LauncherLook) => unknown }

/** The script of a customer's page, in an empty page: the real button with a look that is not published. */
export function LauncherFrame({ channelId, look, locale, layout, title }: LauncherFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(look)

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return undefined
    const script = page.createElement('script')
    const { label, icon, size, offsetX, offsetY } = latest.current
    Object.assign(script.dataset, { channel: channelId, locale, label, icon, size, offsetX, offsetY })
    script.dataset['preview'] = 'none'
    setSource(script, page)
    page.head.append(script)
    return () => {
      page.head.replaceChildren()
      page.querySelector('foyer-root')?.remove()
    }
  }, [channelId, locale])

  useEffect(() => {
    latest.current = look
    const page: LauncherWindow | null | undefined = frame.current?.contentWindow
    page?.Foyer?.('update', look)
  }, [look])

  return <ScaledFrame key={locale} frame={frame} layout={layout} title={title} isUsable={false} />
}

type ScriptPolicies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string
  }
}

/** The desk's policy takes addresses of scripts from a trusted-types policy only; this one knows a single address. */
function setSource(script: HTMLScriptElement, page: Document): void {
  const address = new URL('/foyer.js', location.origin).href
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not every browser has it, and no types name it
  const { trustedTypes } = (page.defaultView ?? {}) as { trustedTypes?: ScriptPolicies }
  const policy = trustedTypes?.createPolicy('foyer-launcher', { createScriptURL: () => address })
  script.src = policy?.createScriptURL(address) ?? address
}
