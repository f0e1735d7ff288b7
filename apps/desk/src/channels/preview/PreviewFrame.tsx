import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import {
  previewReportOf,
  type PreviewMessage,
  type PreviewScene,
  type PreviewSetting,
} from '@foyer/contract/host/preview.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { useEffect, useRef, useState } from 'react'
import { previewSettings, type Told } from './preview-message.ts'
import { ScaledFrame } from './ScaledFrame.tsx'

type PreviewFrameProps = {
  channelId: string
  settings: WireChannelSettings
  scene: PreviewScene
  layout: 'desktop' | 'mobile'
  theme: 'light' | 'dark'
  locale: LocaleCode
  title: string
  /** The setting whose elements are outlined; empty: none. */
  highlight?: PreviewSetting | ''
  /** The chosen level of the scene `rating`. */
  level?: number
  /** A click on an element tells its setting. */
  onPicked?: (setting: PreviewSetting) => void
  onMeasured?: (overflowing: readonly PreviewSetting[]) => void
}

/** The real chat with settings that are not published. Nothing in it can be used. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { channelId, settings, scene, layout, theme, locale, title, highlight = '', level } = props
  const { onPicked, onMeasured } = props
  const frame = useRef<HTMLIFrameElement>(null)
  /** Counts the pages that the frame has loaded: a new one has been told nothing. */
  const [loads, setLoads] = useState(0)
  const told = useRef<Told>(undefined)
  const isPicking = onPicked !== undefined
  useReports(frame, {
    onReady: () => {
      told.current = undefined
      setLoads((before) => before + 1)
    },
    onPicked,
    onMeasured,
  })

  useEffect(() => {
    if (loads === 0) return
    const now = { settings, locale }
    const message: PreviewMessage = {
      type: 'customize',
      settings: previewSettings(now, told.current),
      scene,
      locale,
      layout,
      theme,
      highlight,
      isPicking,
      ...(level !== undefined && { level }),
    }
    told.current = now
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [loads, settings, scene, locale, layout, theme, highlight, isPicking, level])

  const query = new URLSearchParams({ channelId, customize: 'true', from: 'iframe' })
  return (
    <ScaledFrame
      frame={frame}
      layout={layout}
      title={title}
      src={`/chat_online/index?${query.toString()}`}
      isUsable={isPicking}
    />
  )
}

type Listeners = { onReady: () => void } & Pick<PreviewFrameProps, 'onPicked' | 'onMeasured'>

/** Only this frame is heard: a page may show several. */
function useReports(frame: React.RefObject<HTMLIFrameElement | null>, listeners: Listeners): void {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const report = previewReportOf(data)
      if (report?.type === 'previewReady') latest.current.onReady()
      if (report?.type === 'previewPicked') latest.current.onPicked?.(report.setting)
      if (report?.type === 'previewMeasured') latest.current.onMeasured?.(report.overflowing)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
}
