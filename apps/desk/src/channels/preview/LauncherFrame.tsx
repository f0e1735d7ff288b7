import type { LauncherLook } from '@foyer/contract/channel/config/appearance.ts'
import { isFields } from '@foyer/contract/readers.ts'
import { launcherColors } from '@foyer/core/appearance/launcher-colors.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { useEffect, useRef } from 'react'
import { ScaledFrame } from './ScaledFrame.tsx'

type LauncherFrameProps = {
  channelId: string
  look: LauncherLook
  mainColor: string
  locale: LocaleCode
  layout: 'desktop' | 'mobile'
  title: string
}

type LauncherWindow = Window &
  typeof globalThis & {
    Foyer?: (command: 'update' | 'setLocale', value: LauncherLook | LocaleCode) => unknown
  }

/** The script of a customer's page, in an empty page: the real button with a look that is not published. */
export function LauncherFrame({ channelId, look, mainColor, locale, layout, title }: LauncherFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ look, mainColor })

  useEffect(() => {
    const page = frame.current?.contentDocument
    const view: LauncherWindow | null | undefined = page?.defaultView
    if (!page || !view) return undefined
    const script = page.createElement('script')
    const { label, icon, size, offsetX, offsetY } = latest.current.look
    Object.assign(script.dataset, { channel: channelId, locale, label, icon, size, offsetX, offsetY })
    script.dataset['preview'] = 'none'
    view.fetch = (...request) => fetchConfig(request, () => latest.current.mainColor)
    // What was typed while the script was on its way.
    script.addEventListener('load', () => view.Foyer?.('update', latest.current.look))
    setSource(script, page)
    page.head.append(script)
    return () => {
      page.head.replaceChildren()
      page.querySelector('foyer-root')?.remove()
    }
  }, [channelId, locale])

  useEffect(() => {
    const isRecoloured = latest.current.mainColor !== mainColor
    latest.current = { look, mainColor }
    const view: LauncherWindow | null | undefined = frame.current?.contentDocument?.defaultView
    view?.Foyer?.('update', look)
    // The launcher asks for its colours again.
    if (isRecoloured) view?.Foyer?.('setLocale', locale)
  }, [look, mainColor, locale])

  return <ScaledFrame key={locale} frame={frame} layout={layout} title={title} isUsable={false} />
}

/** What the launcher asks the server for, with the colours of the draft: a site's page cannot set them. */
async function fetchConfig(request: Parameters<typeof fetch>, mainColor: () => string): Promise<Response> {
  const answer = await fetch(...request)
  const config: unknown = answer.ok ? await answer.clone().json() : undefined
  return isFields(config) ? Response.json({ ...config, ...launcherColors(mainColor()) }) : answer
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
