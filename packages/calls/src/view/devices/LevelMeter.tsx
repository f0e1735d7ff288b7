import { useUiText } from '@foyer/ui/text.tsx'
import { useEffect, useRef } from 'react'
import './LevelMeter.css'

/** How loud it is, from 0 to 1: asked at every frame, drawn without React. Says by itself whether one is heard. */
export function LevelMeter({ level }: { level: () => number }) {
  const t = useUiText()
  const meter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let shown = 0
    function draw(): void {
      frame = requestAnimationFrame(draw)
      const percent = Math.round(Math.min(1, Math.max(0, level())) * 100)
      if (percent === shown) return
      shown = percent
      meter.current?.style.setProperty('--call-level', `${percent}%`)
      meter.current?.setAttribute('aria-valuenow', String(percent))
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <div
      ref={meter}
      className="call-level"
      role="meter"
      aria-label={t('call.level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <i />
    </div>
  )
}
